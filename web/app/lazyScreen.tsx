import { type ComponentType, lazy, useState } from 'react';
import { usePageNotes } from '../ui/pageNotes.ts';

const known = new Map<string, () => Promise<unknown>>();

/**
 * A screen in a chunk of its own, `screens/<name>.tsx`. On a prerendered page its chunk is there before the page comes
 * to life: a screen that is still on its way would be thrown away and drawn again.
 */
export function lazyScreen<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): ComponentType {
  let loaded: ComponentType | null = null;
  const fetchScreen = async () => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  const Lazy = lazy(fetchScreen);
  known.set(name, fetchScreen);
  return function LazyScreen() {
    usePageNotes()?.screens.add(name);
    // Chosen once: another type would be another screen.
    const [Screen] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Screen />;
  };
}

/** Fetches screens by name; one that is not known, or cannot be fetched now, is left to its route. */
export async function preloadScreens(names: readonly string[]): Promise<void> {
  await Promise.allSettled(names.map((name) => known.get(name)?.()));
}
