import { cpuMs } from '../peers/cpu.ts';
import type { Outcome } from './person.ts';
import { polls } from './person.ts';

interface Measured {
  gateways: number[];
  provider: number;
  metricsUrls: string[];
}

/** What was used and answered up to a moment. */
export interface Reading {
  at: number;
  gatewayMs: number;
  providerMs: number;
  calls: Map<string, number>;
}

/** Calls to the provider so far, by the contract's operation, as the gateways count them. */
async function readCalls(metricsUrls: string[]): Promise<Map<string, number>> {
  const calls = new Map<string, number>();
  for (const url of metricsUrls) {
    const text = await (await fetch(url)).text();
    for (const [, operation = '', count] of text.matchAll(
      /^portal_provider_calls_total\{.*operation="(\w+)".*\} (\d+)$/gm,
    ))
      calls.set(operation, (calls.get(operation) ?? 0) + Number(count));
  }
  return calls;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export async function takeReading({ gateways, provider, metricsUrls }: Measured): Promise<Reading> {
  const calls = await readCalls(metricsUrls);
  return { at: performance.now(), gatewayMs: sum(gateways.map(cpuMs)), providerMs: cpuMs(provider), calls };
}

/** The calls between two readings, the most frequent first. */
export function callsBetween(before: Reading, after: Reading): [string, number][] {
  return [...after.calls]
    .map(([operation, count]): [string, number] => [operation, count - (before.calls.get(operation) ?? 0)])
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
}

/** A part of a run: the readings at its begin and its end, and what was answered between them. */
export interface Stretch {
  before: Reading;
  after: Reading;
  outcomes: Outcome[];
}

/** `pollMs` is the gateway's processor time of one poll. */
export function figuresOf({ before, after, outcomes }: Stretch, pollMs: number) {
  const polled = outcomes.filter(({ kind }) => polls.has(kind)).length;
  const operations = outcomes.length - polled;
  const seconds = (after.at - before.at) / 1000;
  const codes: Record<string, number> = {};
  for (const { code, kind } of outcomes) {
    if (code !== 'ok') codes[`${kind} ${code}`] = (codes[`${kind} ${code}`] ?? 0) + 1;
  }
  return {
    operations,
    perSecond: outcomes.length / seconds,
    gatewayMs: (after.gatewayMs - before.gatewayMs - polled * pollMs) / operations,
    providerMs: (after.providerMs - before.providerMs) / operations,
    cores: (after.gatewayMs - before.gatewayMs) / (after.at - before.at),
    calls: sum(callsBetween(before, after).map(([, count]) => count)) / operations,
    times: outcomes.filter(({ kind }) => !polls.has(kind)).map(({ ms }) => ms),
    codes,
  };
}
