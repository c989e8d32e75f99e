import { type TouchEvent, useRef } from 'react';

/** How far a finger goes before it is a swipe, in pixels, and how much more sideways than up or down. */
const DISTANCE = 48;
const SLOPE = 1.5;

/** Handlers of a swipe: to the left goes on, to the right goes back, as pages of a book do. */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      // Two fingers make it larger: that is no swipe.
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (start.current === null || !finger) return;
      const x = finger.clientX - start.current.x;
      const y = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) < DISTANCE || Math.abs(x) < SLOPE * Math.abs(y)) return;
      if (x < 0) onLeft();
      else onRight();
    },
  };
}
