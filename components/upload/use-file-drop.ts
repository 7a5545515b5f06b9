import { useRef, useState, type DragEvent } from 'react';

/** Handlers for dragging a file over an element and dropping it there. */
export function useFileDrop(onDrop: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  // The browser reports entering a child before leaving its parent, so only a counter shows when the file has left.
  const depth = useRef(0);
  const move = (step: 1 | -1) => (event: DragEvent) => {
    event.preventDefault();
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: move(1),
      onDragLeave: move(-1),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop(event: DragEvent) {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onDrop(event.dataTransfer.files);
      },
    },
  };
}
