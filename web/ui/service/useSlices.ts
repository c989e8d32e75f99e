import { useMemo } from 'react';
import { type Slice, visibleSlices } from '../../lib/slices.ts';
import { useServiceClockQuery } from './ServiceClock.generated.ts';

/** How often an open page asks for the extensions, in milliseconds, because a provider may be updated. */
const ASK_EVERY = { known: 180_000, unknown: 5_000 };

/** Null until the provider has answered the gateway. A later null does not replace known extensions (lib/apollo.ts). */
function useExtensions() {
  const { data, previousData } = useServiceClockQuery({ ssr: false });
  return (data ?? previousData)?.extensions ?? null;
}

/** The parts of the page that the provider has data for. */
export function useSlices(): ReadonlySet<Slice> {
  const extensions = useExtensions();
  return useMemo(() => visibleSlices(extensions), [extensions]);
}

/** Whether the provider is known to lack the part's extension. */
export function useLacksSlice(slice: Slice): boolean {
  const extensions = useExtensions();
  return extensions !== null && !visibleSlices(extensions).has(slice);
}

/** Keeps clock and extensions up to date; mount it once. */
export function useServiceWatch(): void {
  const isKnown = useExtensions() !== null;
  useServiceClockQuery({
    ssr: false,
    pollInterval: isKnown ? ASK_EVERY.known : ASK_EVERY.unknown,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
}
