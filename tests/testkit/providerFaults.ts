import { gzipSync } from 'node:zlib';
import type { GatewayErrorCode } from '../../gateway/errors.ts';
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

export const providerFaults: ProviderFault[] = [
  {
    fault: 'slow, within the deadline',
    script: { delayMs: 200, ...list },
    outcome: 'answered',
    sent: 1,
    isCounted: false,
  },
  {
    fault: 'slow, past the deadline',
    script: { delayMs: shortCallMs * 2, ...list },
    outcome: 'PROVIDER_TIMEOUT',
    sent: 1,
    isCounted: true,
    isEndless: true,
  },
  {
    fault: 'hangs without an answer',
    script: { hangs: true },
    outcome: 'PROVIDER_TIMEOUT',
    sent: 1,
    isCounted: true,
    isEndless: true,
  },
  {
    fault: 'falls silent inside the answer',
    script: { ...list, silentInBody: true },
    outcome: 'PROVIDER_TIMEOUT',
    sent: 1,
    isCounted: true,
    isEndless: true,
  },
  {
    fault: 'drips byte after byte',
    script: { dripMs: 50, headers: asJson },
    outcome: 'PROVIDER_TIMEOUT',
    sent: 1,
    isCounted: true,
    isEndless: true,
  },
  { fault: 'refuses connections', script: null, outcome: 'PROVIDER_UNAVAILABLE', sent: 3, isCounted: true },
  {
    fault: 'resets before the answer',
    script: { reset: 'before' },
    outcome: 'PROVIDER_UNAVAILABLE',
    sent: 3,
    isCounted: true,
  },
  {
    fault: 'resets inside the answer',
    script: { ...list, reset: 'inBody' },
    outcome: 'PROVIDER_UNAVAILABLE',
    sent: 3,
    isCounted: true,
  },
  {
    fault: 'dead keep-alive socket',
    script: (_, count) => (count === 1 ? { reset: 'before' } : list),
    outcome: 'answered',
    sent: 2,
    isCounted: false,
  },
  {
    fault: '502 that passes',
    script: (_, count) => (count === 1 ? { status: 502, body: html } : list),
    outcome: 'answered',
    sent: 2,
    isCounted: false,
  },
  {
    fault: '502 in HTML',
    script: { status: 502, body: html },
    outcome: 'PROVIDER_UNAVAILABLE',
    sent: 3,
    isCounted: true,
  },
  { fault: '503', script: { status: 503, body: html }, outcome: 'PROVIDER_UNAVAILABLE', sent: 3, isCounted: true },
  {
    fault: '503 with Retry-After',
    script: { status: 503, body: html, headers: { 'retry-after': '30' } },
    outcome: 'PROVIDER_UNAVAILABLE',
    sent: 1,
    isCounted: true,
  },
  { fault: '504', script: { status: 504, body: html }, outcome: 'PROVIDER_TIMEOUT', sent: 3, isCounted: true },
  {
    fault: '500 in HTML',
    script: { status: 500, body: html },
    outcome: 'PROVIDER_UNAVAILABLE',
    sent: 1,
    isCounted: true,
  },
  {
    fault: '500 in JSON',
    script: { status: 500, body: { error: 'Server Error (500) inner.host' } },
    outcome: 'PROVIDER_UNAVAILABLE',
    sent: 1,
    isCounted: true,
  },
  {
    fault: '500 with a traceback',
    script: { status: 500, body: traceback, headers: { 'content-type': 'text/plain' } },
    outcome: 'PROVIDER_UNAVAILABLE',
    sent: 1,
    isCounted: true,
  },
  {
    fault: 'truncated JSON',
    script: { body: '{"data": [{"id": 5, "na', headers: asJson },
    outcome: 'PROVIDER_BAD_RESPONSE',
    sent: 1,
    isCounted: false,
  },
  {
    fault: 'HTML with 200',
    script: { body: html },
    outcome: 'PROVIDER_BAD_RESPONSE',
    sent: 1,
    isCounted: false,
  },
  {
    fault: 'HTML with 400',
    script: { status: 400, body: html },
    outcome: 'PROVIDER_BAD_RESPONSE',
    sent: 1,
    isCounted: false,
  },
  {
    fault: 'wrong types',
    script: { body: { data: [{ id: 'inner.host', name: 5 }] } },
    outcome: 'PROVIDER_BAD_RESPONSE',
    sent: 1,
    isCounted: false,
  },
  {
    fault: 'another shape',
    script: { body: [{ id: 5, name: 'inner.host' }] },
    outcome: 'PROVIDER_BAD_RESPONSE',
    sent: 1,
    isCounted: false,
  },
  { fault: 'no body (204)', script: { status: 204 }, outcome: 'PROVIDER_BAD_RESPONSE', sent: 1, isCounted: false },
  {
    fault: 'a redirect (3xx)',
    script: { status: 301, headers: { location: '/accounts/profile/' } },
    outcome: 'PROVIDER_BAD_RESPONSE',
    sent: 1,
    isCounted: false,
  },
  {
    fault: '429 with Retry-After',
    script: { status: 429, headers: { 'retry-after': '7' }, body: { detail: 'inner.host' } },
    outcome: 'RATE_LIMITED',
    sent: 1,
    isCounted: false,
  },
  {
    fault: 'a body of 400 MB',
    script: { body: { data: [] }, hugeBytes: megabytes(400), headers: asJson },
    outcome: 'PROVIDER_BAD_RESPONSE',
    sent: 1,
    isCounted: false,
    isHuge: true,
  },
  {
    fault: 'a body that announces 400 MB',
    script: {
      body: { data: [] },
      hugeBytes: megabytes(400),
      headers: { ...asJson, 'content-length': String(megabytes(400) + 11) },
    },
    outcome: 'PROVIDER_BAD_RESPONSE',
    sent: 1,
    isCounted: false,
    isHuge: true,
  },
  {
    fault: 'a gzip bomb',
    script: { body: bomb, headers: { ...asJson, 'content-encoding': 'gzip' } },
    outcome: 'PROVIDER_BAD_RESPONSE',
    sent: 1,
    isCounted: false,
    isHuge: true,
  },
];
