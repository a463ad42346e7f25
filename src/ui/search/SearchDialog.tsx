import "./search.css";
import { Dialog as Base } from "@base-ui/react/dialog";
import { useRef, useState } from "react";
import type { FeatureKey } from "../../card/features";
import { FeatureStep } from "./FeatureStep";
import { FindStep } from "./FindStep";

export interface SearchDialogProps {
  open: boolean;
  /** What was typed before this was there. */
  typed?: string;
  onClose: () => void;
}

/** Finds providers, features, views and actions. Import it where it is opened. */
export function SearchDialog({ open, typed = "", onClose }: SearchDialogProps) {
  // What had the focus may go with the view that is left; the view that is opened then has it.
  const hasLeft = useRef(false);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup
          className="dialog search-dialog"
          finalFocus={() => (hasLeft.current ? (document.querySelector("main") ?? true) : true)}
        >
          <Base.Title className="sr-only">Search</Base.Title>
          <Steps
            typed={typed}
            onClose={(leavesView) => {
              hasLeft.current = leavesView;
              onClose();
            }}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** What is searched for is kept while one looks at what can be done with a feature. */
function Steps({ typed, onClose }: { typed: string; onClose: (leavesView: boolean) => void }) {
  const [query, setQuery] = useState(typed);
  const [feature, setFeature] = useState<FeatureKey | null>(null);
  const [isBack, setIsBack] = useState(false);
  if (feature === null) {
    return (
      <FindStep
        query={query}
        onQuery={setQuery}
        onFeature={setFeature}
        isBack={isBack}
        onClose={onClose}
      />
    );
  }
  const back = () => {
    setIsBack(true);
    setFeature(null);
  };
  return <FeatureStep feature={feature} onBack={back} onClose={onClose} />;
}
