import { useEffect, useState } from 'react';
import { afterPaint } from '../../lib/afterPaint.ts';

/**
 * A value that follows another one after the next paint, for work that need not be done before a click shows. Unlike a
 * deferred value it never goes back to an older one, which a query that follows it would load again.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [followed, setFollowed] = useState(value);
  useEffect(() => {
    if (value !== followed) return afterPaint(() => setFollowed(value));
  }, [value, followed]);
  return followed;
}
