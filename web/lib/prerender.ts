/** The data that a prerendered page passes to the browser. */
export interface Handover {
  /** The path that was rendered; parts that depend on the query render in the browser only. */
  path: string;
  screens: string[];
  /** Apollo's cache. */
  cache: Record<string, unknown>;
}

/** Id of the element that holds the handover. */
export const HANDOVER_ID = 'handover';
