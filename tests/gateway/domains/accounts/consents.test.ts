import { afterAll, describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { individual, scriptPerson } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';
import { sampleEditions } from '../../../testkit/sampleEdition.ts';
import { signUpInput } from '../../../testkit/samples.ts';

const document = () => 'Образец **согласия** от 1 сентября 2026 года.';
const editions = await sampleEditions();
await editions.write(2026, {
  'edition.yaml': (text) => `${text}consent: separate\n`,
  'texts/consents/processing-2026-03-01.md': document,
  'texts/consents/processing-2026-09-01.md': document,
  'texts/consents/publication-2026-09-01.md': document,
});
afterAll(() => editions.remove());

const options = { editionsFolder: editions.folder };
const whole = await scriptedPortal({ ...options, providerExtensions: ['consent', 'publicity'] });
const plain = await scriptedPortal({ ...options, providerExtensions: [] });
type Portal = typeof whole;

const registerCall = `POST ${callPaths.register}`;
const detail = `PATCH ${callPaths.changeIndividual}`;
const inForce = { consentVersion: 'processing-2026-09-01', publicationConsentVersion: 'publication-2026-09-01' };

async function signUp({ provider, gateway }: Portal, input: object) {
  provider.on(registerCall, { status: 201, body: { id: 8 } });
  return (await gateway.mutate('signUp', { ...signUpInput, ...input }, 'userErrors { code field }')).payload.userErrors;
}

async function setListed({ provider, gateway }: Portal, stored: boolean, input: object) {
  const person = { ...individual, is_listed: stored };
  scriptPerson(provider, person).on(detail, { body: { data: person } });
  return (await gateway.mutate('updateProfile', input, 'userErrors { code field }', { token: 't' })).payload.userErrors;
}

describe('R21 an edition that asks for two consents', () => {
  it('has every version of its documents, with the newest of each in force', async () => {
    const { data } = await whole.gateway.graphql(
      '{ edition { consentDocuments { purpose version validFrom isInForce text } } }',
    );
    const text = '<p>Образец <strong>согласия</strong> от 1 сентября 2026 года.</p>';
    expect(data).toEqual({
      edition: {
        consentDocuments: [
          ['PUBLICATION', 'publication', '2026-09-01', true],
          ['PROCESSING', 'processing', '2026-09-01', true],
          ['PROCESSING', 'processing', '2026-03-01', false],
        ].map(([purpose, name, validFrom, isInForce]) => ({
          purpose,
          version: `${name}-${validFrom}`,
          validFrom,
          isInForce,
          text,
        })),
      },
    });
  });

  it('sends both versions of a new account, whose consent to publication decides about the list', async () => {
    expect(await signUp(whole, { ...inForce, isListed: false })).toEqual([]);
    expect(whole.provider.sent(registerCall)).toMatchObject({
      consent_version: 'processing-2026-09-01',
      publication_consent_version: 'publication-2026-09-01',
      is_listed: true,
    });
    expect(await signUp(whole, { consentVersion: inForce.consentVersion, isListed: true })).toEqual([]);
    const sent = whole.provider.sent(registerCall);
    expect(sent).toMatchObject({ is_listed: false });
    expect(sent).not.toHaveProperty('publication_consent_version');
  });

  it.each([
    ['an earlier document', { consentVersion: 'processing-2026-03-01' }, 'INVALID', 'hasConsented'],
    ['the privacy policy', { consentVersion: '2026-09-01' }, 'INVALID', 'hasConsented'],
    ['no document', { hasConsented: false }, 'REQUIRED', 'hasConsented'],
    [
      'another document of publication',
      { publicationConsentVersion: 'processing-2026-09-01' },
      'INVALID',
      'publicationConsentVersion',
    ],
  ])('rejects a consent to %s', async (_, input, code, field) => {
    expect(await signUp(whole, { ...inForce, ...input })).toEqual([{ code, field: [field] }]);
    expect(whole.provider.callsTo(registerCall)).toEqual([]);
  });

  it('R22 needs the consent to publication at a provider that lists everybody, and sends it no version', async () => {
    expect(await signUp(plain, { consentVersion: inForce.consentVersion })).toEqual([
      { code: 'REQUIRED', field: ['publicationConsentVersion'] },
    ]);
    expect(await signUp(plain, inForce)).toEqual([]);
    expect(
      Object.keys(plain.provider.sent(registerCall) as object).filter((name) => /consent|listed/.test(name)),
    ).toEqual([]);
  });

  it('requires the consent of a person who joins the list, not of one who stays or leaves', async () => {
    const { publicationConsentVersion } = inForce;
    expect(await setListed(whole, false, { isListed: true })).toEqual([
      { code: 'REQUIRED', field: ['publicationConsentVersion'] },
    ]);
    expect(await setListed(whole, false, { isListed: true, publicationConsentVersion })).toEqual([]);
    expect(whole.provider.sent(detail)).toMatchObject({
      is_listed: true,
      publication_consent_version: publicationConsentVersion,
    });
    expect(await setListed(whole, true, { isListed: true })).toEqual([]);
    expect(await setListed(whole, true, { isListed: false })).toEqual([]);
    expect(await setListed(whole, true, { isListed: true, publicationConsentVersion: 'another' })).toEqual([
      { code: 'INVALID', field: ['publicationConsentVersion'] },
    ]);
  });
});
