import { type PointerEvent, useRef } from "react";
import { resize } from "./column-changes";

/** The edge of a header: dragging it resizes the column, a double click sets it back. */
export function ResizeHandle({ id, width }: { id: string; width: number }) {
  const from = useRef<{ x: number; width: number } | null>(null);
  const widthAt = ({ clientX }: PointerEvent) =>
    from.current === null ? width : from.current.width + clientX - from.current.x;
  return (
    <span
      aria-hidden="true"
      className="matrix-resize"
      draggable
      onDragStart={(event) => {
        // It is not the column that is dragged.
        event.preventDefault();
        event.stopPropagation();
      }}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={() => resize(id, null)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, width };
      }}
      onPointerMove={(event) => {
        if (from.current !== null) resize(id, widthAt(event), "replace");
      }}
      onPointerUp={(event) => {
        if (from.current === null) return;
        const final = widthAt(event);
        const moved = event.clientX !== from.current.x;
        from.current = null;
        if (moved) resize(id, final);
      }}
      onPointerCancel={() => {
        if (from.current !== null) resize(id, from.current.width);
        from.current = null;
      }}
    />
  );
}
