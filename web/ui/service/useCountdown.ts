import { useEffect, useRef, useState } from 'react';

const SECOND = 1000;

/** Counts the seconds down from when `running` becomes true; calls `onEnd` once at zero. Returns the seconds left. */
export function useCountdown(seconds: number, running: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (!running) return;
    setLeft(seconds);
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), SECOND);
    return () => clearInterval(timer);
  }, [running, seconds]);
  useEffect(() => {
    if (running && left === 0) end.current();
  }, [running, left]);
  return left;
}
