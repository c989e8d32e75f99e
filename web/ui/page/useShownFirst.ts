import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../lib/afterPaint.ts';

/**
 * Shows a choice immediately and reports it after the paint, so that its control does not wait for what the page renders
 * then. Follows `value`, which may change elsewhere; of choices before one paint the last is reported.
 */
export function useShownFirst<Value>(value: Value, onChange: (value: Value) => void) {
  const [shown, show] = useState(value);
  useEffect(() => show(value), [value]);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  const choose = (next: Value) => {
    show(next);
    cancel.current();
    cancel.current = afterPaint(() => onChange(next));
  };
  return [shown, choose] as const;
}
