import type { ReactNode } from 'react';
import { useHydrated } from '../lib/useHydrated.ts';

/**
 * A part of a rendered page that is there for visitors: whoever is signed in, or followed a link with a query, does not
 * see it before the page knows what to show instead (global.css).
 */
export function Common({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <div style={{ display: 'contents' }} {...(hydrated ? {} : { 'data-common': true })}>
      {children}
    </div>
  );
}
