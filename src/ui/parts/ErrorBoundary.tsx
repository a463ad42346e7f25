import { Component, type ReactNode } from "react";
import { ErrorState } from "./ErrorState";

export interface ErrorBoundaryProps {
  /** What failed, in words: "The cost charts could not be shown". */
  title: string;
  children: ReactNode;
  onError?: (error: unknown) => void;
}

/** Keeps a failure to the part it happens in. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    if (this.state.message === null) return this.props.children;
    return (
      <ErrorState title={this.props.title} onRetry={() => this.setState({ message: null })}>
        {this.state.message}
      </ErrorState>
    );
  }
}
