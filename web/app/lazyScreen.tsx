import { type ComponentType, lazy, useState } from 'react';
import { usePageNotes } from '../ui/pageNotes.ts';

const known = new Map<string, () => Promise<unknown>>();

/**
 * A screen in its own chunk, `screens/<name>.tsx`. A prerendered page loads the chunk before hydration: React would
 * discard the HTML of a screen that is still loading.
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

/** Loads screens by name; unknown ones and failures are left to their routes. */
export async function preloadScreens(names: readonly string[]): Promise<void> {
  await Promise.allSettled(names.map((name) => known.get(name)?.()));
}
