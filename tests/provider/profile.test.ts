import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { formOf, sampleFiles } from '../testkit/samples.ts';

type Answer = { data: Record<string, unknown> & { id: number; photo: string } };

const provider = await sampleProvider();
const token = await provider.login('participant@example.org');
const empty = await provider.login('sister-new@example.org');

const names = { first_name: 'Пример', last_name: 'Примеров' };
const save = (body: object, as = token, method = 'PATCH') =>
  provider.call<Answer>(method, callPaths.changeIndividual, { token: as, body });
function photo(bytes: Buffer, name: string, id: number | string = 1, as = token) {
  const form = formOf('img', bytes, name, { id: String(id), name });
  return provider.call<Answer>('POST', callPaths.uploadPhoto, { token: as, form });
}

describe('the person', () => {
  it('API-19 changes the sent fields and leaves the rest', async () => {
    const answer = await save({
      ...names,
      id: 1,
      middle_name: 'Другович',
      school_status: 3,
      birth_date: '1991-06-18T15:00:00Z',
    });
    expect(answer.body.data).toMatchObject({
      middle_name: 'Другович',
      school_status: 3,
      birth_date: '1991-06-18T18:00:00+03:00',
      organization: 1,
      phone_number: '+79000000000',
    });
    expect((await save({ ...names, middle_name: '' })).body.data).toMatchObject({
      middle_name: null,
      school_status: 3,
    });
  });

  it('API-19 stores the day of an instant in Moscow time', async () => {
    expect((await save({ ...names, birth_date: '1990-01-01T22:30:00Z' })).body.data.birth_date).toBe(
      '1990-01-02T18:00:00+03:00',
    );
  });

  it('API-19 clears a typed name when another organisation or position is chosen without one', async () => {
    const other = { organization: 134, org_position: 47 };
    const typed = { other_org_descr: 'Институт', other_position_descr: 'Лаборант' };
    await save({ ...names, ...other, ...typed });
    expect((await save({ ...names, ...other })).body.data, 'chosen again').toMatchObject(typed);
    expect((await save({ ...names, organization: 1 })).body.data).toMatchObject({
      other_org_descr: null,
      other_position_descr: 'Лаборант',
    });
    expect((await save({ ...names, org_position: 2 })).body.data.other_position_descr).toBeNull();
    expect((await save({ ...names, ...other, ...typed })).body.data).toMatchObject(typed);
    await save({ ...names, organization: 1, org_position: 2, other_org_descr: '', other_position_descr: '' });
  });

  it('API-19 rejects by field and changes nothing', async () => {
    const answer = await save({
      first_name: '',
      last_name: 'Другой',
      organization: 999,
      birth_date: '1924-12-31T15:00:00Z',
      phone_number: '+',
      is_female: 'да',
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).sort()).toEqual(['birth_date', 'first_name', 'is_female', 'phone_number']);
    expect((await save({ ...names, organization: 999, school_status: 99 })).body).toEqual({
      organization: ['Недопустимый первичный ключ "999" - объект не существует.'],
      school_status: ['Недопустимый первичный ключ "99" - объект не существует.'],
    });
    expect((await save(names)).body.data.last_name).toBe('Примеров');
  });

  it('API-19 changes no other person', async () => {
    expect((await save({ ...names, id: 2 })).status).toBe(403);
    expect((await provider.call('PATCH', callPaths.changeIndividual, { body: names })).status).toBe(401);
  });

  it('API-19 ACC-20 creates the person of an account without one, once for equal requests', async () => {
    const bodies = await Promise.all([1, 2, 3].map(() => save(names, empty, 'POST')));
    expect(bodies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(bodies.map(({ body }) => body.data.id)).size).toBe(1);
  });
});

/** The served bytes and their properties. */
async function opened(url: unknown) {
  const answer = await provider.call('GET', String(url), { token });
  return { ...answer, picture: await sharp(answer.bytes).metadata() };
}
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5f3dc4' } });

describe('photo', () => {
  it.each(['gif', 'jpeg', 'png'] as const)('API-28 accepts a %s, in place of the previous one', async (kind) => {
    const { body, status } = await photo(sampleFiles[kind], `Портрет.${kind}`);
    expect(status).toBe(200);
    const { headers, type, picture } = await opened(body.data.photo);
    expect(picture).toMatchObject({ format: kind, width: 1, height: 1 });
    expect(type).toBe(`image/${kind}`);
    expect(headers.get('content-disposition')).toMatch(/^inline/);
    expect(await readdir(join(provider.dataDir, 'media', 'photos'))).toHaveLength(1);
    const account = await provider.call('GET', `${callPaths.getAccount}?id=1`, { token });
    expect(account.body).toMatchObject({ profiles: [{ individual: { photo: body.data.photo } }] });
  });

  it('CAB-02 reads the format from the content, not from the name', async () => {
    const { body } = await photo(sampleFiles.jpeg, 'портрет.png');
    expect(await opened(body.data.photo)).toMatchObject({ type: 'image/jpeg', picture: { format: 'jpeg' } });
  });

  it('CAB-02 is turned upright, limited to 512 × 512, and loses its place of origin', async () => {
    const place = {
      GPSLatitude: '55/1 45/1 0/1',
      GPSLatitudeRef: 'N',
      GPSLongitude: '37/1 37/1 0/1',
      GPSLongitudeRef: 'E',
    };
    // On its side, as telephones write it: 800 wide in the file, 800 high to look at.
    const sent = await plain(800, 400)
      .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'Sample camera' }, IFD3: place } })
      .jpeg()
      .toBuffer();
    expect((await sharp(sent).metadata()).orientation).toBe(6);
    expect(sent.includes('Sample camera')).toBe(true);
    const { body } = await photo(sent, 'портрет.jpg');
    const { bytes, picture } = await opened(body.data.photo);
    expect(picture).toMatchObject({ format: 'jpeg', width: 256, height: 512 });
    expect(picture.exif).toBeUndefined();
    expect(picture.orientation).toBeUndefined();
    expect(bytes.includes('Sample camera')).toBe(false);
  });

  it('CAB-02 keeps the first picture of an animation', async () => {
    const frames = await Promise.all([plain(8, 8), plain(8, 8).negate()].map((frame) => frame.png().toBuffer()));
    const animated = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const { body } = await photo(animated, 'портрет.gif');
    expect((await opened(body.data.photo)).picture).toMatchObject({ format: 'gif', width: 8, height: 8, pages: 1 });
  });

  it('CAB-02 does not unpack a small file with a huge picture', async () => {
    const bomb = await sharp({
      create: { width: 30_000, height: 2500, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await photo(bomb, 'портрет.png')).toMatchObject({
      status: 400,
      body: { img: ['Недопустимый формат файла'] },
    });
  });

  it('API-28 stores the new picture even if the old one cannot be removed', async () => {
    const { body: first } = await photo(sampleFiles.gif, 'старый.gif');
    const old = join(provider.dataDir, new URL(String(first.data.photo)).pathname);
    await rm(old);
    await mkdir(old);
    const { status, body } = await photo(sampleFiles.png, 'новый.png');
    await rmdir(old);
    expect(status).toBe(200);
    expect((await opened(body.data.photo)).picture.format).toBe('png');
  });

  it('API-28 FIL-05 rejects a file that is not a picture, and another person’s photo; the old one stays', async () => {
    const { body: kept } = await photo(sampleFiles.gif, 'прежний.gif');
    expect((await photo(sampleFiles.exe, 'портрет.png')).body).toEqual({ img: ['Недопустимый формат файла'] });
    expect((await photo(sampleFiles.pdf, 'портрет.pdf')).status).toBe(400);
    // The beginning of a picture and nothing behind it; and a picture of another kind.
    const torn = Buffer.concat([sampleFiles.png.subarray(0, 40), Buffer.alloc(200)]);
    expect((await photo(torn, 'портрет.png')).body).toEqual({ img: ['Недопустимый формат файла'] });
    expect((await photo(await plain(8, 8).webp().toBuffer(), 'портрет.png')).status).toBe(400);
    expect((await photo(sampleFiles.png, 'портрет.png', 2)).status).toBe(403);
    expect((await photo(sampleFiles.png, 'портрет.png', 'abc')).status).toBe(400);
    expect((await opened(kept.data.photo)).picture.format).toBe('gif');
  });

  it('API-32 opens a photo for its owner and moderators only', async () => {
    const { body } = await photo(sampleFiles.png, 'портрет.png');
    expect((await provider.call('GET', body.data.photo, { token: empty })).status).toBe(403);
    const moderator = await provider.login('moderator@example.org');
    expect((await provider.call('GET', body.data.photo, { token: moderator })).status).toBe(200);
  });
});
