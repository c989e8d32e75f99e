import type { ReactNode } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * A part of a prerendered page for visitors: people with a session or a query in the address see it only once the page knows
 * what to show them (global.css).
 */
export function VisitorOnly({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <div style={{ display: 'contents' }} {...(hydrated ? {} : { 'data-visitor-only': true })}>
      {children}
    </div>
  );
}
