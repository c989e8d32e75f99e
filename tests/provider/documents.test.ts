import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { school } from '../testkit/samples.ts';
import { AFTER, openDocuments } from './openDocuments.ts';

const JUST_BEFORE = '2025-10-24T23:59:59+03:00';

const { provider, token, registered, ask, open, textOf } = await openDocuments();
const other = await provider.login('sister@example.org');
const moderator = await provider.login('moderator@example.org');

/** Expects the PDF's text, as a person would copy it, to have these parts in the page's order. */
function expectInOrder(text: string, parts: string[]): void {
  const found = parts.filter((part) => text.includes(part));
  expect(found).toEqual(parts);
  expect(found.toSorted((one, other) => text.indexOf(one) - text.indexOf(other))).toEqual(parts);
}

describe('invitation', () => {
  it('API-17 DOC-01 is a Russian PDF with the person, the dates, the format and the talk', async () => {
    const { body } = await ask('invite', await registered({ confirm_type: 2, is_confirm: 1 }));
    const text = await textOf(body.url);
    expectInOrder(text, [
      '21–25 октября 2025 года',
      'Москва',
      'ПРИГЛАШЕНИЕ',
      'Примеров Пример Примерович',
      'Уважаемый Пример Примерович!',
      'устный доклад',
      '«Пример доклада»',
      'Материаловедение и нанотехнологии',
      '22 октября, 10:20',
    ]);
  });

  it('DOC-03 is unavailable without a signatory or an address, instead of printing an invented one', async () => {
    const id = await registered({ confirm_type: 2, is_confirm: 1 });
    const meeting = provider.database.updateTable('meetings').where('id', '=', 3);
    const { address, signatory_name } = await provider.database
      .selectFrom('meetings')
      .select(['address', 'signatory_name'])
      .where('id', '=', 3)
      .executeTakeFirstOrThrow();
    await meeting.set({ address: null }).execute();
    expect((await ask('invite', id)).body.error).toMatch(/^Приглашение пока не подготовлено/);
    await meeting.set({ address, signatory_name: null }).execute();
    expect((await ask('invite', id)).body.error).toMatch(/^Приглашение пока не подготовлено/);
    provider.clock.set(AFTER);
    expect((await ask('sert', id)).body.error).toMatch(/^Сертификат пока не подготовлен/);
    await meeting.set({ signatory_name }).execute();
    expect((await ask('sert', id)).body.url).toContain('certificate.pdf');
  });

  it('DOC-01 ends with the sentence of the meeting, and without one promises nothing about a fee', async () => {
    const id = await registered({ confirm_type: 2, is_confirm: 1 });
    const { body } = await ask('invite', id);
    expect(await textOf(body.url)).toContain(
      'организационный взнос не взимается. Пожалуйста, возьмите с собой документ',
    );
    const meeting = provider.database.updateTable('meetings').where('id', '=', 3);
    await meeting.set({ invitation_note: null }).execute();
    const text = await textOf(body.url);
    expect(text).not.toContain('взнос');
    expect(text).toContain('Пожалуйста, возьмите с собой документ');
  });

  it('DOC-01 has a place for the stamp, and prints facsimile and stamp if the meeting has them', async () => {
    const { body } = await ask('invite', await registered({ confirm_type: 2, is_confirm: 1 }));
    const picture = (
      await sharp({ create: { width: 40, height: 20, channels: 3, background: '#224488' } })
        .png()
        .toBuffer()
    ).toString('base64');
    const imagesOf = async () =>
      (await open(body.url, token)).bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
    expect([(await textOf(body.url)).includes('М. П.'), await imagesOf()]).toEqual([true, 0]);
    const meeting = provider.database.updateTable('meetings').where('id', '=', 3);
    await meeting.set({ signatory_facsimile: picture, signatory_stamp: picture }).execute();
    expect([(await textOf(body.url)).includes('М. П.'), await imagesOf()]).toEqual([false, 2]);
    await meeting.set({ signatory_facsimile: null, signatory_stamp: null }).execute();
  });

  it('API-17 DOC-03 waits for the confirmation of the person', async () => {
    const id = await registered({ confirm_type: 2, is_confirm: 0 });
    const refusal = await ask('invite', id);
    expect(refusal).toMatchObject({
      status: 200,
      body: { error: 'Приглашение станет доступно после подтверждения участия' },
    });
    expect((await open(`/media/documents/${id}/invitation.pdf`, token)).status).toBe(404);
  });

  it('API-17 API-32 FIL-06 is requested by its owner, and opens for owner and moderators', async () => {
    const id = await registered({ confirm_type: 1, is_confirm: 1 });
    const { body } = await ask('invite', id);
    expect((await ask('invite', id, other)).status).toBe(404);
    expect((await ask('invite', 'abc')).status).toBe(400);
    expect((await open(body.url, moderator)).status).toBe(200);
    expect((await open(body.url, other)).status).toBe(404);
    expect((await open(body.url)).status).toBe(401);
    expect((await open('/media/documents/abc/invitation.pdf', token)).status).toBe(404);
  });

  it('DOC-01 DOC-02 leaves out characters that reverse the text or have no glyph', async () => {
    const id = await registered({ confirm_type: 3, is_confirm: 1 });
    const comments = 'До\u202eслово\u202c и\uffff после\u0007';
    await provider.setRegistration(id, { comments });
    for (const kind of ['invite', 'sert'] as const) {
      if (kind === 'sert') provider.clock.set(AFTER);
      expect(await textOf((await ask(kind, id)).body.url)).toContain('«Дослово и после»');
    }
  });
});

describe('certificate', () => {
  it('API-18 DOC-02 is a Russian PDF from certificates_from on', async () => {
    const id = await registered({ confirm_type: 2, is_confirm: 1 });
    provider.clock.set(JUST_BEFORE);
    expect((await ask('sert', id)).body).toEqual({ error: 'Сертификаты ещё не выдаются' });
    provider.clock.set(AFTER);
    const text = await textOf((await ask('sert', id)).body.url);
    expectInOrder(text, [
      'СЕРТИФИКАТ',
      'Примеров Пример Примерович',
      'принял участие с устным докладом',
      '«Пример доклада»',
      '21–25 октября 2025 года',
    ]);
  });

  it.each([
    [0, 0, false],
    [1, 0, true],
    [1, 1, true],
    [2, 0, false],
    [2, 1, true],
    [3, 0, false],
    [3, 1, true],
  ])('API-18 DOC-02 DOC-03 with confirm_type %i and is_confirm %i: %s', async (confirm_type, is_confirm, given) => {
    const id = await registered({ confirm_type, is_confirm });
    provider.clock.set(AFTER);
    const { status, body } = await ask('sert', id);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([given ? 'url' : 'error']);
    expect((await open(`/media/documents/${id}/certificate.pdf`, token)).status).toBe(given ? 200 : 404);
  });

  it('DOC-01 DOC-02 names the school, with inner quotation marks', async () => {
    const id = await registered({ confirm_type: 1, is_confirm: 1 }, school);
    const name = '«Школа молодых учёных „Материалы детекторов“»';
    expect(await textOf((await ask('invite', id)).body.url)).toContain(name);
    provider.clock.set(AFTER);
    expect(await textOf((await ask('sert', id)).body.url)).toContain(name);
  });

  it('DOC-01 DOC-02 has a number, a day of issue and the name of the signatory, and no address of the venue', async () => {
    const id = await registered({ confirm_type: 2, is_confirm: 1 });
    expect(await textOf((await ask('invite', id)).body.url)).toContain('Москва, Образцовая площадь, дом 1');
    provider.clock.set(AFTER);
    const { url } = (await ask('sert', id)).body;
    const text = await textOf(url);
    expect(text).toMatch(/№ 2025\/\d{5} от 25 октября 2025 года/);
    expect(text).toContain('О. О. Образцов');
    expect(text).not.toMatch(/сообщат|площадь/);
    provider.clock.set('2025-11-01T12:00:00+03:00');
    expect(await textOf(url), 'the same document later').toBe(text);
  });
});
