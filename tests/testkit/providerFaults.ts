import { gzipSync } from 'node:zlib';
import type { GatewayErrorCode } from '../../gateway/lib/errors.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import type { Script } from './misbehavingProvider.ts';

/** The deadline of a call whose answer never comes; the gateway's own is longer. */
export const shortCallMs = 1_000;

/** A way in which a provider misbehaves, and what the gateway makes of it. docs/faults.md has the same rows. */
interface ProviderFault {
  fault: string;
  /** How a read is answered; null where the port is closed. */
  script: Script | null;
  outcome: GatewayErrorCode | 'answered';
  /** How often a read is sent, repeats included. */
  sent: number;
  /** Whether the breaker of the area counts it. */
  isCounted: boolean;
  /** Whether no answer comes within any deadline. */
  isEndless?: boolean;
  /** Whether the body is one that must not be taken into memory. */
  isHuge?: boolean;
}

const megabytes = (count: number) => count * 1024 * 1024;
const list = { body: { data: [{ id: 5, name: 'Институт образцовых исследований' }] } };
const html = '<!DOCTYPE html><h1>Server Error (500)</h1><p>inner.host:8000 /srv/app/views.py</p>';
const traceback = 'Traceback (most recent call last):\n  File "/srv/app/views.py", line 12\nKeyError: inner.host';
const asJson = { 'content-type': 'application/json' };
/** 64 MB of white space in 64 KB. */
const bomb = gzipSync(Buffer.concat([Buffer.alloc(megabytes(64), ' '), Buffer.from('{"data": []}')]));

const answered = (fault: string, script: Script, sent: number): ProviderFault => ({
  fault,
  script,
  outcome: 'answered',
  sent,
  isCounted: false,
});
/** Faults that the breaker counts; `sent` 3 with repeats, 1 without. */
const failing =
  (outcome: GatewayErrorCode) =>
  (fault: string, script: Script | null, sent = 3): ProviderFault => ({
    fault,
    script,
    outcome,
    sent,
    isCounted: true,
  });
const unavailable = failing('PROVIDER_UNAVAILABLE');
const endless = (fault: string, script: Script): ProviderFault => ({
  ...failing('PROVIDER_TIMEOUT')(fault, script, 1),
  isEndless: true,
});
/** Answers outside the contract. */
const bad = (fault: string, script: Script): ProviderFault => ({
  fault,
  script,
  outcome: 'PROVIDER_BAD_RESPONSE',
  sent: 1,
  isCounted: false,
});
const huge = (fault: string, script: Script): ProviderFault => ({ ...bad(fault, script), isHuge: true });
const hugeAnswer = { body: { data: [] }, hugeBytes: megabytes(400) };

export const providerFaults: ProviderFault[] = [
  answered('slow, within the deadline', { delayMs: 200, ...list }, 1),
  endless('slow, past the deadline', { delayMs: shortCallMs * 2, ...list }),
  endless('hangs without an answer', { hangs: true }),
  endless('falls silent inside the answer', { ...list, silentInBody: true }),
  endless('drips byte after byte', { dripMs: 50, headers: asJson }),
  unavailable('refuses connections', null),
  unavailable('resets before the answer', { reset: 'before' }),
  unavailable('resets inside the answer', { ...list, reset: 'inBody' }),
  answered('dead keep-alive socket', (_, count) => (count === 1 ? { reset: 'before' } : list), 2),
  answered('502 that passes', (_, count) => (count === 1 ? { status: 502, body: html } : list), 2),
  unavailable('502 in HTML', { status: 502, body: html }),
  unavailable('503', { status: 503, body: html }),
  unavailable('503 with Retry-After', { status: 503, body: html, headers: { 'retry-after': '30' } }, 1),
  failing('PROVIDER_TIMEOUT')('504', { status: 504, body: html }),
  unavailable('500 in HTML', { status: 500, body: html }, 1),
  unavailable('500 in JSON', { status: 500, body: { error: 'Server Error (500) inner.host' } }, 1),
  unavailable('500 with a traceback', { status: 500, body: traceback, headers: { 'content-type': 'text/plain' } }, 1),
  bad('truncated JSON', { body: '{"data": [{"id": 5, "na', headers: asJson }),
  bad('HTML with 200', { body: html }),
  bad('HTML with 400', { status: 400, body: html }),
  bad('wrong types', { body: { data: [{ id: 'inner.host', name: 5 }] } }),
  bad('another shape', { body: [{ id: 5, name: 'inner.host' }] }),
  bad('no body (204)', { status: 204 }),
  bad('a redirect (3xx)', { status: 301, headers: { location: callPaths.getAccount } }),
  {
    fault: '429 with Retry-After',
    script: { status: 429, headers: { 'retry-after': '7' }, body: { detail: 'inner.host' } },
    outcome: 'RATE_LIMITED',
    sent: 1,
    isCounted: false,
  },
  huge('a body of 400 MB', { ...hugeAnswer, headers: asJson }),
  huge('a body that announces 400 MB', {
    ...hugeAnswer,
    headers: { ...asJson, 'content-length': String(megabytes(400) + 11) },
  }),
  huge('a gzip bomb', { body: bomb, headers: { ...asJson, 'content-encoding': 'gzip' } }),
];
