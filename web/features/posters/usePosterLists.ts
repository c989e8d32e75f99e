import { usePosterListsQuery } from './PosterLists.generated.ts';

/** The poster lists of an edition. Live lists come from the provider; without it, only these lists are missing. */
export const usePosterLists = (year: number) =>
  usePosterListsQuery({
    variables: { year },
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
    ssr: false,
    // The answer is the same for all visitors: the service worker stores it for use without a network.
    context: { headers: { 'x-offline': 'public' } },
  });
