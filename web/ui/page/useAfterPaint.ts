import { useEffect, useState } from 'react';
import { afterPaint } from '../../lib/afterPaint.ts';

/**
 * Follows a value after the next paint, for work that can wait until a click shows. Unlike a deferred value it never returns
 * to an older one, which would make a query load the older one again.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [followed, setFollowed] = useState(value);
  useEffect(() => {
    if (value !== followed) return afterPaint(() => setFollowed(value));
  }, [value, followed]);
  return followed;
}
