import type { EditionData } from '../../gateway/editions/readEdition.ts';
import { connectProvider } from '../../gateway/provider/http/client.ts';
import type { OperationId } from '../../gateway/provider/http/contract.ts';
import { type ExtensionName, extensionNames } from '../../gateway/provider/http/extensionNames.ts';
import { type Found, ownAccountCall, type SafeCall, safeCalls } from './calls.ts';
import { pageNotes } from './deviations.ts';
import { bodiesOf, createRecorder, jsonOf } from './exchange.ts';
import { filesOf, linksOf, unnamedIds } from './findings.ts';
import { errorShapeOf, fieldsOf, leavesOf, slowShare } from './judge.ts';
import { type Outcome, outcomeOf, outcomeOfError } from './outcome.ts';
import { shapeOf } from './shapes.ts';
import { acceptedScheme, otherScheme } from './tokenScheme.ts';
import { type Left, writeCalls } from './writes.ts';

/** One call of a check. */
export interface CheckedCall {
  name: string;
  extension: ExtensionName | null;
  operation: OperationId | null;
  /** Null for a call without an answer. */
  status: number | null;
  contentType: string | null;
  /** Milliseconds of the call, all pages included; null for a call that was not made. */
  ms: number | null;
  /** How the gateway understands the answer; null for a call that was not made. */
  gateway: string | null;
  /** Places where the answer leaves the contract, and other findings to correct at the provider or in its settings. */
  leaves: string[];
  /** Fields that only the contract has, or only the answers. */
  fields: string[];
  /** Remarks for the operator, such as why a call was not made. */
  notes: string[];
  /** Names and types of the answer; null without a JSON body. */
  shape: unknown;
}

/** Whether the provider names an extension, and whether all calls of it that were made keep the contract. */
export type ExtensionState = 'present' | 'absent' | 'broken';

export interface Checked {
  calls: CheckedCall[];
  extensions: Record<ExtensionName, ExtensionState>;
  /** Folders of files with their number; `elsewhere` are those that no setting allows. */
  files: { allowed: string[]; elsewhere: string[] };
  /** Status and shape of unsuccessful answers. */
  errorShapes: string[];
  /** The records that the writes of the check leave behind; null without writes. */
  left: Left | null;
}

interface CheckOptions {
  providerUrl: string;
  meetingId: number;
  /** The edition with this meeting, whose sections are compared; null without one. */
  edition?: EditionData | null;
  token: string | null;
  /** PROVIDER_MEDIA_URL. */
  mediaUrls?: readonly string[];
  /** Whether to try rejections, and to make and cancel a registration. */
  writes?: boolean;
  /** The share of its time after which a call counts as slow. */
  slow?: number;
}

/** A token that no provider has issued. */
const unknownToken = '0'.repeat(40);

const addressOf = (providerUrl: string) => {
  const { origin, pathname } = new URL(providerUrl);
  return `${origin}${pathname.replace(/\/$/, '')}`;
};

/** Makes every call that changes nothing at a provider, and compares each answer with the contract. */
export async function checkProvider(options: CheckOptions): Promise<Checked> {
  const {
    providerUrl,
    meetingId,
    edition = null,
    token,
    mediaUrls = [],
    writes = false,
    slow: share = slowShare,
  } = options;
  const base = addressOf(providerUrl);
  const recorder = createRecorder();
  const provider = connectProvider(base, { answered: recorder.answered });
  const tokens = { visitor: null, unknown: unknownToken, caller: token };
  const found: Found = { providerUrl: base, mediaUrls, meetingId, edition, links: [] };
  const answers = new Map<OperationId, unknown[]>();
  const links: string[] = [];
  const errorShapes = new Set<string>();

  async function make(call: SafeCall, names: readonly ExtensionName[]): Promise<CheckedCall> {
    const { name, extension = null } = call;
    const isAbsent = extension !== null && !names.includes(extension);
    const needsToken = call.as === 'caller' && token === null ? 'needs a token' : null;
    const unless = isAbsent ? `the provider does not name ${extension}` : (needsToken ?? call.unless?.(found) ?? null);
    const none = { operation: null, status: null, contentType: null, ms: null, shape: null };
    if (unless !== null) return { name, extension, gateway: null, leaves: [], fields: [], notes: [unless], ...none };
    const { outcome, exchange } = await recorder.record(
      (): Promise<Outcome> =>
        call.run(recorder.client(provider, tokens[call.as]), found).then(outcomeOf, outcomeOfError),
    );
    const { id, ms } = exchange;
    const answer = exchange.answers.at(-1);
    const body = jsonOf(answer);
    const bodies = bodiesOf(exchange);
    if (id !== null && outcome.code === null) {
      answers.set(id, [...(answers.get(id) ?? []), ...bodies]);
      links.push(...bodies.flatMap(linksOf));
      found.links = links;
    }
    if (outcome.code !== null || call.expects !== 'value') {
      const shape = errorShapeOf(exchange);
      if (shape !== null) errorShapes.add(`${name}: ${shape}`);
    }
    return {
      name,
      extension,
      operation: id,
      status: answer?.status ?? null,
      contentType: answer?.contentType.split(';')[0] ?? null,
      ms,
      gateway: outcome.text,
      leaves: leavesOf(exchange, call, outcome, { base, share }),
      fields: outcome.code === null ? fieldsOf(exchange) : [],
      notes: outcome.code === null ? [...(call.notes?.(found) ?? []), ...pageNotes(bodies)] : [],
      shape: body === undefined ? null : shapeOf(body),
    };
  }

  const calls: CheckedCall[] = [];
  try {
    const asker = { requestId: 'provider-check', address: '127.0.0.1', log: recorder.log };
    const names = (await provider.askExtensions(asker)) ?? [];
    const left: Left = { lines: [] };
    for (const call of [...safeCalls, ...(writes ? writeCalls(left) : [])]) calls.push(await make(call, names));
    const own = calls.find(({ name }) => name === ownAccountCall);
    if (token !== null && (own?.status === 401 || own?.status === 403)) {
      const scheme = await acceptedScheme(base, token);
      // If the provider names the scheme, the finding exists already.
      const isKnown = scheme !== null && calls.some(({ leaves }) => leaves.includes(otherScheme(scheme)));
      if (scheme !== null && !isKnown) own.leaves.push(otherScheme(scheme));
    }
    for (const [id, texts] of unnamedIds(answers))
      calls.find(({ operation, gateway }) => operation === id && gateway !== null)?.leaves.push(...texts);
    const isBroken = (name: ExtensionName) =>
      calls.some(({ extension, leaves }) => extension === name && leaves.length > 0);
    const stateOf = (name: ExtensionName): ExtensionState =>
      names.includes(name) ? (isBroken(name) ? 'broken' : 'present') : 'absent';
    return {
      calls,
      extensions: Object.fromEntries(extensionNames.map((name) => [name, stateOf(name)])) as Checked['extensions'],
      files: filesOf(links, found),
      errorShapes: [...errorShapes],
      left: writes ? left : null,
    };
  } finally {
    await provider.close();
  }
}

/** Whether the provider, its contract or a setting needs a correction. */
export const hasFindings = ({ calls, files }: Checked): boolean =>
  files.elsewhere.length > 0 || calls.some(({ leaves }) => leaves.length > 0);
