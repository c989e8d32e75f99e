/** The plan in this browser, by year; every star and every tab follows it. */
import { useCallback, useSyncExternalStore } from 'react';
import { parsePlan } from './plan.ts';

const keyOf = (year: number) => `portal.plan.${year}`;
const listeners = new Set<() => void>();
const nothing: readonly string[] = [];

/** The last value read of each key: the store returns the same list until its text changes. */
const read = new Map<string, { text: string; slugs: readonly string[] }>();

/** Where the browser keeps nothing, the plan lives as long as the page. */
const memory = new Map<string, string>();

function stored(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return memory.get(key) ?? '';
  }
}

function planOf(year: number): readonly string[] {
  const key = keyOf(year);
  const text = stored(key);
  if (text === '') return nothing;
  const known = read.get(key);
  if (known?.text === text) return known.slugs;
  const slugs = parsePlan(text);
  read.set(key, { text, slugs });
  return slugs;
}

function keep(year: number, slugs: readonly string[]): void {
  const text = slugs.join(',');
  try {
    window.localStorage.setItem(keyOf(year), text);
  } catch {
    memory.set(keyOf(year), text);
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

/** A year's plan with its actions. On the server the plan is empty. */
export interface Plan {
  slugs: readonly string[];
  has: (slug: string) => boolean;
  add: (slugs: readonly string[]) => void;
  clear: () => void;
}

function toggle(year: number, slug: string): void {
  const before = planOf(year);
  keep(year, before.includes(slug) ? before.filter((other) => other !== slug) : [...before, slug]);
}

/** Whether the plan has one entry, and its toggle; other changes of the plan do not render the component again. */
export function usePlanned(year: number, slug: string): [boolean, () => void] {
  const isPlanned = useSyncExternalStore(
    subscribe,
    () => planOf(year).includes(slug),
    () => false,
  );
  return [isPlanned, () => toggle(year, slug)];
}

/** The plan as React state. */
export function usePlan(year: number): Plan {
  const slugs = useSyncExternalStore(
    subscribe,
    useCallback(() => planOf(year), [year]),
    () => nothing,
  );
  return {
    slugs,
    has: (slug) => slugs.includes(slug),
    add: (added) => keep(year, [...new Set([...planOf(year), ...added])]),
    clear: () => keep(year, []),
  };
}
