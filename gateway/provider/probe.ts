import type { Pool } from 'undici';
import { setDeadline } from '../lib/deadline.ts';
import { outsideContract } from './answerFaults.ts';
import { mismatch, type OperationId, operation } from './contract.ts';
import { type ProviderFault, UnreadableAnswer } from './faults.ts';
import { networkFault } from './networkFaults.ts';
import { readAnswer } from './readAnswer.ts';
import { exchange, headersOf, type Received } from './transport.ts';

/** A small read that needs no token. */
export const probedCall: OperationId = 'listSchoolStatuses';

interface Probe {
  pool: Pool;
  origin: string;
  basePath: string;
  caller: { requestId: string; address: string };
  mostBytes: number;
  ms: number;
}

function faultOf(answer: Received, base: string): ProviderFault | null {
  let fault: ProviderFault | null = null;
  const note = (found: ProviderFault) => {
    fault = found;
  };
  try {
    const value = readAnswer(operation(probedCall), answer, { sentToken: false }, base, note);
    return mismatch('TitledList', value) === null ? null : outsideContract(answer.status);
  } catch {
    return fault ?? outsideContract(answer.status);
  }
}

/** Sends one small read, once. Returns why the provider cannot be used; null if it can. */
export async function probe({ pool, origin, basePath, caller, mostBytes, ms }: Probe): Promise<ProviderFault | null> {
  const deadline = setDeadline(ms);
  try {
    const headers = headersOf({ ...caller, traceparent: null }, null);
    const sending = { headers, key: null, mostBytes, signal: deadline.signal };
    return faultOf(await exchange(pool, basePath, operation(probedCall), sending), origin + basePath);
  } catch (error) {
    return error instanceof UnreadableAnswer ? error.fault : networkFault(error);
  } finally {
    deadline.end();
  }
}
