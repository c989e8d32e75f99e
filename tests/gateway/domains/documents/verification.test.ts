import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { attemptRates } from '../../../../schema/limits.ts';
import { startGateway } from '../../../testkit/gateway.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

const { provider, gateway } = await scriptedPortal();
const call = `GET ${callPaths.verifyDocument}`;
const code = 'ABCDEFGHJKMNPQRS';
const verification = {
  kind: 'certificate',
  is_valid: true,
  number: '2025/00017',
  issued_on: '2025-10-25',
  user_descr: 'Примеров Пример Примерович',
  event: 'Форум',
  talk: 'О пучках',
};

const query = `query ($code: String!) {
  documentVerification(code: $code) { kind isValid number issuedOn fullName event talkTitle startsOn endsOn }
}`;
const check = (value = code, on = gateway) => on.graphql(query, { code: value }, { token: 't' });

describe('documentVerification', () => {
  it('shows what the provider confirms, and sends it no token', async () => {
    provider.on(call, { body: { data: verification } });
    expect((await check()).data).toEqual({
      documentVerification: {
        kind: 'CERTIFICATE',
        isValid: true,
        number: '2025/00017',
        issuedOn: '2025-10-25',
        fullName: 'Примеров Пример Примерович',
        event: 'Форум',
        talkTitle: 'О пучках',
        startsOn: null,
        endsOn: null,
      },
    });
    expect(provider.callsTo(call)).toMatchObject([{ query: { code } }]);
    expect(provider.callsTo(call)[0]?.headers.authorization).toBeUndefined();
  });

  it('hides the name on an invalid document, and reports an unknown kind', async () => {
    const invalid = { ...verification, kind: 'badge', is_valid: false, user_descr: null };
    provider.on(call, { body: { data: invalid } });
    expect((await check()).data).toMatchObject({
      documentVerification: { kind: 'UNRECOGNIZED', isValid: false, fullName: null },
    });
  });

  it('is null if the provider does not know the code', async () => {
    provider.on(call, { status: 404, body: { detail: 'Не найдено.' } });
    expect(await check()).toMatchObject({ data: { documentVerification: null }, errors: [] });
  });

  it.each(['', ' ', 'A'.repeat(101), 'ABC\0DEF', '\ud800'])('makes no call to the provider for %j', async (value) => {
    expect((await check(value)).data).toEqual({ documentVerification: null });
    expect(provider.callsTo(call)).toEqual([]);
  });

  it('limits the codes that one address checks', async () => {
    provider.on(call, { status: 404, body: { detail: 'Не найдено.' } });
    const rates = { ...attemptRates, documentChecksFromAddress: { times: 2, seconds: 60 } };
    const limited = await startGateway({
      providerUrl: provider.url,
      providerExtensions: ['verification'],
      attemptRates: rates,
    });
    const codes = [await check(code, limited), await check(code, limited), await check(code, limited)].map(
      (answer) => answer.codes,
    );
    await limited.close();
    expect(codes).toEqual([[], [], ['RATE_LIMITED']]);
  });
});
