import { type ComponentType, lazy, useState } from 'react';
import { usePageNotes } from '../ui/page/pageNotes.ts';

/** Loads each screen from a separate chunk. */
const chunks = import.meta.glob<Record<string, ComponentType>>('../screens/*Screen.tsx');
const known = new Map<string, () => Promise<unknown>>();

/**
 * The screen in `screens/<name>.tsx`. A prerendered page loads the chunk before hydration: React would discard the HTML
 * of a screen that is still loading.
 */
export function lazyScreen(name: string): ComponentType {
  const load = chunks[`../screens/${name}.tsx`];
  if (load === undefined) throw new Error(`there is no screen ${name}`);
  let loaded: ComponentType | undefined;
  const fetchScreen = async () => {
    loaded = (await load())[name];
    return { default: loaded as ComponentType };
  };
  const Lazy = lazy(fetchScreen);
  known.set(name, fetchScreen);
  return function LazyScreen() {
    usePageNotes()?.screens.add(name);
    // Chosen once, because React would treat another type as another screen.
    const [Screen] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Screen />;
  };
}

/** Loads screens by name; ignores unknown names and failures, which the routes handle. */
export async function preloadScreens(names: readonly string[]): Promise<void> {
  await Promise.allSettled(names.map((name) => known.get(name)?.()));
}
