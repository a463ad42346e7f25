import { type ComponentType, type ReactNode, Suspense, use } from "react";
import { ErrorBoundary } from "../parts/ErrorBoundary";
import { LoadingState } from "../parts/LoadingState";

/** A view whose code comes when it is first opened. */
export interface LazyView {
  readonly load: () => Promise<ComponentType>;
  /** Lets the next attempt fetch again; what failed would otherwise fail for good. */
  readonly forget: () => void;
}

export function lazyView(fetchView: () => Promise<ComponentType>): LazyView {
  let loading: Promise<ComponentType> | null = null;
  return {
    load: () => {
      loading ??= fetchView();
      return loading;
    },
    forget: () => {
      loading = null;
    },
  };
}

export interface LazyViewFrameProps extends Pick<ViewFrameProps, "title" | "fallback"> {
  view: LazyView;
}

/** A lazy view as it comes, and as it fails: header, panel and the other views go on. */
export function LazyViewFrame({ view, ...frame }: LazyViewFrameProps) {
  return (
    <ViewFrame {...frame} onError={view.forget}>
      <Loaded view={view} />
    </ViewFrame>
  );
}

function Loaded({ view }: { view: LazyView }) {
  const View = use(view.load());
  return <View />;
}

export interface ViewFrameProps {
  /** What the view is called: "Costs". */
  title: string;
  /** Stands in its place while it loads. */
  fallback?: ReactNode;
  onError?: () => void;
  children: ReactNode;
}

/** Keeps one view's loading and failing to itself. */
export function ViewFrame({
  title,
  fallback = <LoadingState label={`Loading ${title}`} rows={12} />,
  onError,
  children,
}: ViewFrameProps) {
  return (
    <ErrorBoundary title={`${title} could not be shown`} {...(onError && { onError })}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
