import { GatewayError } from '../../lib/errors.ts';
import type { ExtensionName } from '../http/extensionNames.ts';

export type Extensions = ReturnType<typeof createExtensions>;

/** How long an answer is used, and how soon the gateway asks again after a failure. */
const askAgainMs = { answered: 3 * 60_000, unanswered: 5_000 };

interface Options {
  /** The setting PROVIDER_EXTENSIONS replaces the question; null: the gateway asks. */
  given: readonly ExtensionName[] | null;
  ask(): Promise<ExtensionName[] | null>;
  log: { info(fields: object, message: string): void };
}

/** The provider's extensions, by its newest answer; a failed question changes nothing. */
export function createExtensions({ given, ask, log }: Options) {
  let known = given;
  let asking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function update(): Promise<void> {
    const answer = await ask();
    if (answer === null) return;
    if (answer.length === 0 && known?.length !== 0) {
      const check = 'Set PROVIDER_EXTENSIONS if the provider has extensions, or to `none` to stop the question.';
      log.info({ component: 'provider', operation: 'listExtensions', check }, 'the provider has no extensions');
    }
    known = answer;
  }

  const askNow = () => {
    if (given !== null) return Promise.resolve();
    asking ??= update().finally(() => {
      asking = null;
    });
    return asking;
  };

  async function repeat(): Promise<void> {
    await askNow();
    if (isClosed) return;
    timer = setTimeout(repeat, known === null ? askAgainMs.unanswered : askAgainMs.answered).unref();
  }

  return {
    /**
     * Whether the provider has the extension; waits for the provider's first answer.
     * @throws GatewayError PROVIDER_UNAVAILABLE without an answer, so that nothing is silently left out of a call
     */
    async has(name: ExtensionName) {
      if (known === null) await askNow();
      if (known === null) throw new GatewayError('PROVIDER_UNAVAILABLE');
      return known.includes(name);
    },
    /** The names, or null before the provider's first answer. */
    known: () => known,
    /** Asks once; an answer replaces the one before. */
    ask: askNow,
    /** Asks now and every few minutes until `close`. */
    watch() {
      if (given === null) void repeat();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
