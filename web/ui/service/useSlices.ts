import { useMemo } from 'react';
import { type Slice, visibleSlices } from '../../lib/slices.ts';
import { useServiceClockQuery } from './ServiceClock.generated.ts';

/** How often an open page asks again, in milliseconds: also a provider can be renewed. */
const ASK_EVERY = { known: 180_000, unknown: 5_000 };

/** Null until the provider has answered the gateway. A later null keeps what is known (lib/apollo.ts). */
function useExtensions() {
  const { data, previousData } = useServiceClockQuery({ ssr: false });
  return (data ?? previousData)?.extensions ?? null;
}

/** The parts of the page that the provider has data for. */
export function useSlices(): ReadonlySet<Slice> {
  const extensions = useExtensions();
  return useMemo(() => visibleSlices(extensions), [extensions]);
}

/** Whether the provider is known to lack what the part needs. */
export function useLacksSlice(slice: Slice): boolean {
  const extensions = useExtensions();
  return extensions !== null && !visibleSlices(extensions).has(slice);
}

/** Keeps clock and extensions up to date; mounted once. */
export function useServiceWatch(): void {
  const isKnown = useExtensions() !== null;
  useServiceClockQuery({
    ssr: false,
    pollInterval: isKnown ? ASK_EVERY.known : ASK_EVERY.unknown,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
}
