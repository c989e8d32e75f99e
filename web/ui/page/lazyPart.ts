import { type ComponentType, lazy } from 'react';

/** A component in a separate chunk, found by its name. `load` loads it before its first use. */
export const lazyPart = <Name extends string, Props>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) =>
  Object.assign(
    lazy(async () => ({ default: (await load())[name] })),
    { load },
  );
