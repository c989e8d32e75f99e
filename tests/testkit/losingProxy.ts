import { startProxy } from './proxy.ts';

/** When a call is held: before the provider gets it, or after the provider has answered it. */
type Held = 'before' | 'after';

export type LosingProxy = Awaited<ReturnType<typeof startLosingProxy>>;

/** Starts a proxy between gateway and provider that loses answers after the provider has done the work. */
export async function startLosingProxy(target: string) {
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

  const proxy = await startProxy(target, async (call, pass) => {
    const path = call.url.pathname + call.url.search;
    seen.push(path);
    await waitIfHeld(path, 'before');
    const reply = await pass(call);
    await waitIfHeld(path, 'after');
    return lost.some((begin) => path.startsWith(begin)) ? null : reply;
  });
  return {
    ...proxy,
    /** From now on cuts the connection instead of answering calls whose path begins like this. */
    lose(...paths: string[]) {
      lost = paths;
    },
    /** Holds the next call whose path begins so until it is let go; resolves when it has come. */
    hold: (path: string, when: Held) =>
      new Promise<{ letGo(): void }>((come) => {
        holding = { path, when, come };
      }),
    /** Number of requests to a path. */
    requestsTo: (path: string) => seen.filter((one) => one.startsWith(path)).length,
  };
}
