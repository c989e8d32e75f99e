/** Logs hold codes, never personal data. */
export type Log = { warn(facts: object, text: string): void };
