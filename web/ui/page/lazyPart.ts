import { type ComponentType, lazy } from 'react';

/**
 * A component in a separate chunk, found by its name. `load` loads it before its first use. If its chunk cannot be loaded,
 * `Substitute` takes its place; without one the error boundary does.
 */
export const lazyPart = <Name extends string, Props>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  Substitute?: ComponentType<Props>,
) =>
  Object.assign(
    lazy(() => load().then((module) => ({ default: module[name] }), Substitute && (() => ({ default: Substitute })))),
    { load },
  );
