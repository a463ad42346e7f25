interface ChangeDetails {
  event: Event;
  cancel: () => void;
}

const inside = (anchor: Element | null, target: EventTarget | null) =>
  anchor !== null && target instanceof Node && anchor.contains(target);

/**
 * Pressing the button that opened a popup is left to that button: closing here as well would let
 * its click open the popup again.
 */
export const closeFrom =
  (anchor: Element | null, onClose: () => void) => (open: boolean, details: ChangeDetails) => {
    if (open) return;
    const { event } = details;
    const towards = event instanceof FocusEvent ? event.relatedTarget : event.target;
    const pressed = event.type !== "keydown" && inside(anchor, towards);
    if (pressed) details.cancel();
    else onClose();
  };

/** Focus goes back to the anchor, unless something else has taken it meanwhile. */
export const focusAfter = (anchor: Element | null) => () =>
  anchor instanceof HTMLElement ? anchor : true;
