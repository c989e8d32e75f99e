import { usePosterListsQuery } from './PosterLists.generated.ts';

/** The poster lists of an edition: live ones come from the provider, and without it only they are missing. */
export const usePosterLists = (year: number) =>
  usePosterListsQuery({
    variables: { year },
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
    ssr: false,
    // The same for all visitors: the service worker stores it for use without a network.
    context: { headers: { 'x-offline': 'public' } },
  });
