import { GatewayError } from '../errors.ts';
import { setDeadline } from '../lib/deadline.ts';
import { answerFault } from './answerFaults.ts';
import type { Connection } from './connection.ts';
import { mismatch, type OperationId, operation, type Schemas, schemaOf } from './contract.ts';
import { interpretResponse } from './interpretResponse.ts';
import { networkFault } from './networkFaults.ts';
import { exchange, headersOf, type Received } from './transport.ts';

/** A part of the contract that a provider may lack. */
export type ExtensionName = Schemas['ExtensionName'];

/** Every name, in the contract's order. */
export const extensionNames = (schemaOf('ExtensionName') as { enum: ExtensionName[] }).enum;

export const isExtensionName = (name: string): name is ExtensionName =>
  (extensionNames as readonly string[]).includes(name);

/** What the provider has beyond the two specifications. */
export interface Extensions {
  /**
   * Whether the provider has the extension; waits for the provider's first answer.
   * @throws GatewayError PROVIDER_UNAVAILABLE without an answer, so that nothing is silently left out of a call
   */
  has(name: ExtensionName): Promise<boolean>;
  /** The names, or null before the provider's first answer. */
  known(): readonly ExtensionName[] | null;
  /** Asks once; an answer replaces the one before. */
  ask(): Promise<void>;
  /** Asks now and every few minutes until `close`. */
  watch(): void;
  close(): void;
}

const question: OperationId = 'listExtensions';
const listCall: OperationId = 'listOrganizations';

/** The value of an answer in JSON; undefined for any other answer. */
function jsonOf(answer: Received): unknown {
  try {
    return interpretResponse(answer, false);
  } catch {
    return undefined;
  }
}

/** Who asks, and where a fault is logged. */
export interface Asker {
  requestId: string;
  address: string;
  log: { warn(fields: object, message: string): void };
}

/**
 * Asks once, past the policies of the areas, which need no answer to this question. A 4xx, or a success that is no list
 * of names, means that the provider has none, if it answers a basic list at that moment.
 * @returns the names; null without an answer to rely on: the provider is away, or it fails
 */
export async function askExtensions(
  { pool, address, basePath, limits, logFault }: Connection,
  { log, ...sender }: Asker,
): Promise<ExtensionName[] | null> {
  const deadline = setDeadline(limits.callMs);
  const send = (id: OperationId) => {
    const headers = headersOf({ ...sender, traceparent: null }, null);
    const sending = { headers, key: null, mostBytes: limits.answerBytes, signal: deadline.signal };
    return exchange(pool, basePath, operation(id), sending);
  };
  const called = operation(question);
  try {
    const answer = await send(question);
    const value = jsonOf(answer);
    if (mismatch('ExtensionList', value) === null) return (value as string[]).filter(isExtensionName);
    const isAbsent = answer.status < 300 || (answer.status >= 400 && answer.status < 500);
    if (isAbsent && mismatch('OrganizationList', jsonOf(await send(listCall))) === null) return [];
    const fault = answerFault(called, answer, address);
    if (fault !== null) logFault(log, { id: question, called }, fault);
  } catch (error) {
    logFault(log, { id: question, called }, networkFault(error));
  } finally {
    deadline.end();
  }
  return null;
}

/** How long an answer is used, and how soon the gateway asks again without one. */
const askAgainMs = { answered: 3 * 60_000, unanswered: 5_000 };

interface Options {
  /** The setting PROVIDER_EXTENSIONS, which replaces the question; null asks. */
  given: readonly ExtensionName[] | null;
  ask(): Promise<ExtensionName[] | null>;
  log: { info(fields: object, message: string): void };
}

/** Keeps the provider's newest answer; a question without an answer changes nothing. */
export function createExtensions({ given, ask, log }: Options): Extensions {
  let known = given;
  let asking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function update(): Promise<void> {
    const answer = await ask();
    if (answer === null) return;
    if (answer.length === 0 && known?.length !== 0) {
      const check = 'Set PROVIDER_EXTENSIONS if the provider has extensions, or to `none` to stop the question.';
      log.info({ component: 'provider', operation: question, check }, 'the provider has no extensions');
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
    async has(name) {
      if (known === null) await askNow();
      if (known === null) throw new GatewayError('PROVIDER_UNAVAILABLE');
      return known.includes(name);
    },
    known: () => known,
    ask: askNow,
    watch() {
      if (given === null) void repeat();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
