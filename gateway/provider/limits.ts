/** How calls to the provider are bounded. Tests shorten what they would have to wait for. */
export interface ProviderLimits {
  /** The deadline of a call, its repeats and its wait for a place included. */
  callMs: number;
  /** A whole list of a large forum; within the deadline of an operation. */
  listMs: number;
  uploadMs: number;
  /** Opening a connection: shorter than a call, so that a read can try again. */
  connectMs: number;
  /** How long the provider may be silent in the middle of a file; a file itself may take its time. */
  mediaIdleMs: number;
  answerBytes: number;
  listBytes: number;
  /** The provider closes idle sockets after about 2 s, so ours go first. */
  keepAliveMs: number;
  /** Calls of an area that are under way at once; together no more than there are connections. */
  atOnce: Readonly<Record<string, number>>;
  /** Calls of an area that wait for a place; what comes after them is refused. */
  waiting: number;
  retry: {
    /** Repeats of one read. */
    most: number;
    /** Repeats as a share of the calls of the last `windowMs` to twice that, and how many a quiet gateway may make. */
    share: number;
    floor: number;
    windowMs: number;
    firstDelayMs: number;
    mostDelayMs: number;
  };
  breaker: {
    /** Calls of an area that fail one after the other before it is refused. */
    failures: number;
    /** How long it is refused before one call tries again; longer each time that fails. */
    openMs: number[];
  };
}

/** Of an area that is not named below: a deployment may tag its calls otherwise. */
export const atOnceOtherwise = 4;

export const providerLimits: ProviderLimits = {
  callMs: 3_000,
  listMs: 7_000,
  uploadMs: 15_000,
  connectMs: 1_000,
  mediaIdleMs: 15_000,
  answerBytes: 16 * 1024 * 1024,
  listBytes: 64 * 1024 * 1024,
  keepAliveMs: 1_500,
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
  waiting: 200,
  retry: { most: 2, share: 0.1, floor: 3, windowMs: 10_000, firstDelayMs: 50, mostDelayMs: 400 },
  breaker: { failures: 8, openMs: [1_000, 2_000, 4_000, 8_000] },
};
