/** Bounds of calls to the provider. Tests shorten the waits. */
export interface ProviderLimits {
  /** How long a call waits for its place before the gateway rejects it as busy. As long as an operation may take. */
  placeMs: number;
  /** The deadline of a call with its repeats, after its wait for a free place; time in which the event loop is blocked does not count. */
  callMs: number;
  /** A list with all rows of a large forum; shorter than the deadline of an operation. */
  listMs: number;
  uploadMs: number;
  /** The time to open a connection: shorter than a call, so that a read can try again. */
  connectMs: number;
  /** How long the provider may be silent in the middle of a file; a file itself may take its time. */
  mediaIdleMs: number;
  answerBytes: number;
  listBytes: number;
  /** Providers close idle sockets, some after 1 s: we close ours earlier, so that no write uses a closed one. */
  keepAliveMs: number;
  /** Calls of an area at the same time; the number of sockets follows from them (connection.ts). */
  atOnce: Readonly<Record<string, number>>;
  /** Calls of one caller that may wait for a place: a few of the most expensive operations. */
  waitingOfCaller: number;
  /** Callers whose calls wait for a place: an area rejects further callers, at first their reads. */
  waitingCallers: { reads: number; writes: number };
  retry: {
    /** Repeats of one read. */
    most: number;
    /** Repeats as a share of the calls within the last one to two `windowMs`, and how many a quiet gateway may make. */
    share: number;
    floor: number;
    windowMs: number;
    firstDelayMs: number;
    mostDelayMs: number;
  };
  breaker: {
    /** Failures in a row that open the breaker of an area. */
    failures: number;
    /** How long the breaker rejects calls before one tries again; the next entry after each failed try. */
    openMs: number[];
    /** How long other calls wait for the one that tries. */
    trialWaitMs: number;
  };
}

/** For an area that `atOnce` does not name: a deployment may use other tags. */
export const atOnceOtherwise = 4;

export const providerLimits: ProviderLimits = {
  placeMs: 8_000,
  callMs: 3_000,
  listMs: 7_000,
  uploadMs: 15_000,
  connectMs: 1_000,
  mediaIdleMs: 15_000,
  answerBytes: 16 * 1024 * 1024,
  listBytes: 64 * 1024 * 1024,
  keepAliveMs: 700,
  atOnce: {
    accounts: 12,
    profile: 6,
    registrations: 10,
    participants: 8,
    lists: 6,
    attendance: 4,
    exports: 2,
    references: 8,
    files: 4,
    documents: 4,
    media: 24,
  },
  waitingOfCaller: 1_500,
  waitingCallers: { reads: 200, writes: 400 },
  retry: { most: 2, share: 0.1, floor: 3, windowMs: 10_000, firstDelayMs: 50, mostDelayMs: 400 },
  breaker: { failures: 8, openMs: [1_000, 2_000, 4_000, 8_000], trialWaitMs: 500 },
};
