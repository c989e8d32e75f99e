import { type DragEvent, useState } from 'react';

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Accepts one file dropped from outside; without a handler it accepts none. */
export function useFileDrop(onDrop?: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  if (onDrop === undefined) return { isOver: false, target: {} };
  const target = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const into = event.relatedTarget;
      if (!(into instanceof Node && event.currentTarget.contains(into))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer.files[0];
      if (file) onDrop(file);
    },
  };
  return { isOver, target };
}
