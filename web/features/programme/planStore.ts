/** The plan in this browser, by year; every star and every tab follows its changes. */
import { useMemo, useSyncExternalStore } from 'react';
import { siteStorage } from '../../lib/storage.ts';
import { parsePlan } from './plan.ts';

const keyOf = (year: number) => `portal.plan.${year}`;
const listeners = new Set<() => void>();

const stored = (year: number): string => siteStorage.getItem(keyOf(year)) ?? '';

function keep(year: number, slugs: readonly string[]): void {
  try {
    siteStorage.setItem(keyOf(year), slugs.join(','));
  } catch {
    // A full storage keeps the plan as it was.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const planOf = (year: number): string[] => parsePlan(stored(year));

function toggle(year: number, slug: string): void {
  const before = planOf(year);
  keep(year, before.includes(slug) ? before.filter((other) => other !== slug) : [...before, slug]);
}

/** Whether the plan contains an entry, and a function that toggles it. Other changes of the plan do not render the component. */
export function usePlanned(year: number, slug: string): [boolean, () => void] {
  const isPlanned = useSyncExternalStore(
    subscribe,
    () => planOf(year).includes(slug),
    () => false,
  );
  return [isPlanned, () => toggle(year, slug)];
}

/** A year's plan with its actions. */
export function usePlan(year: number) {
  const text = useSyncExternalStore(
    subscribe,
    () => stored(year),
    () => '',
  );
  const slugs = useMemo((): readonly string[] => parsePlan(text), [text]);
  return {
    slugs,
    has: (slug: string) => slugs.includes(slug),
    add: (added: readonly string[]) => keep(year, [...new Set([...planOf(year), ...added])]),
    clear: () => keep(year, []),
  };
}
