import { startProxy } from './proxy.ts';

/** When a call is held: before the provider gets it, or after the provider has answered it. */
type Held = 'before' | 'after';

/** A proxy between gateway and provider that loses answers after the provider has done the work. */
export interface LosingProxy {
  url: string;
  /** From now on cuts the connection instead of answering calls whose path begins like this. */
  lose(...paths: string[]): void;
  /** Holds the next call whose path begins so until it is let go; resolves when it has come. */
  hold(path: string, when: Held): Promise<{ letGo(): void }>;
  /** Number of requests to a path. */
  requestsTo(path: string): number;
  close(): Promise<void>;
}

/** Listens on a free port and hands everything on to `target`. */
export async function startLosingProxy(target: string): Promise<LosingProxy> {
  let lost: string[] = [];
  let holding: { path: string; when: Held; come(held: { letGo(): void }): void } | null = null;
  const seen: string[] = [];

  /** Waits where a test holds the call. */
  async function waitIfHeld(path: string, when: Held): Promise<void> {
    if (holding === null || holding.when !== when || !path.startsWith(holding.path)) return;
    const { come } = holding;
    holding = null;
    await new Promise<void>((letGo) => come({ letGo }));
  }

  const { url, close } = await startProxy(target, async (call, pass) => {
    const path = call.url.pathname + call.url.search;
    seen.push(path);
    await waitIfHeld(path, 'before');
    const reply = await pass(call);
    await waitIfHeld(path, 'after');
    return lost.some((begin) => path.startsWith(begin)) ? null : reply;
  });
  return {
    url,
    lose: (...paths) => {
      lost = paths;
    },
    hold: (path, when) =>
      new Promise((come) => {
        holding = { path, when, come };
      }),
    requestsTo: (path) => seen.filter((one) => one.startsWith(path)).length,
    close,
  };
}
