import { describe, expect, it } from 'vitest';
import { latestMs } from '../../../gateway/limits/loadShedding.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import type { Caller } from '../../testkit/gateway.ts';
import { openGateway, scriptedProvider } from '../../testkit/portal.ts';

const provider = await scriptedProvider();
let lateMs = 0;
const gateway = await openGateway({ providerUrl: provider.url, lateness: () => lateMs });

const read = (caller?: Caller) => gateway.graphql('{ schoolStatuses { id } }', {}, caller);
const logout = () => gateway.graphql('mutation { logout { isTokenEnded } }');

describe('a gateway whose event loop is late', () => {
  it('rejects reads first, without a call to the provider, and changes last', async () => {
    lateMs = latestMs.query + 1;
    const { status, headers, codes, data } = await read();
    expect({ status, codes, data }).toEqual({ status: 503, codes: ['GATEWAY_BUSY'], data: null });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(provider.callsTo(`GET ${callPaths.listSchoolStatuses}`)).toEqual([]);
    expect((await logout()).status).toBe(200);
    lateMs = latestMs.mutation + 1;
    expect((await logout()).codes).toEqual(['GATEWAY_BUSY']);
    lateMs = 0;
    expect((await read()).status).toBe(200);
  });

  it('answers 429 to a proxy with other gateways, because at 503 it would switch to another gateway', async () => {
    lateMs = latestMs.query + 1;
    const { status, codes } = await read({ headers: { 'x-others-may-answer': '1' } });
    expect({ status, codes }).toEqual({ status: 429, codes: ['GATEWAY_BUSY'] });
  });
});
