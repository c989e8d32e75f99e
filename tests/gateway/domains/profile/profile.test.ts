import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { mutationOf } from '../../../testkit/gateway.ts';
import { individual, scriptPerson } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';
import { sampleFiles } from '../../../testkit/samples.ts';

const token = { token: 't' };
const detail = callPaths.changeIndividual;
const photoCall = `POST ${callPaths.uploadPhoto}`;

const { provider, gateway } = await scriptedPortal();

const withoutIndividual = () => scriptPerson(provider, null);
const withIndividual = (differences: object) => scriptPerson(provider, { ...individual, ...differences });

const update = async (input: object) =>
  (await gateway.mutate('updateProfile', input, 'viewer { id } userErrors { code message field }', token)).payload;

describe('reading the profile', () => {
  it('API-07 CAB-01 returns every field, with the birth date in Moscow time', async () => {
    const data = await gateway.read(
      `{ viewer { profile {
        id lastName firstName middleName fullName phone birthDate gender citizenship photoUrl otherOrganization otherPosition
        organization { id name isOther } position { id title isOther } academicDegree { id title } schoolStatus { id }
      } } }`,
      {},
      token,
    );
    expect(data).toEqual({
      viewer: {
        profile: {
          id: 'Profile:70',
          lastName: 'Примеров',
          firstName: 'Пример',
          middleName: 'Примерович',
          fullName: 'Примеров Пример Примерович',
          phone: '+70000000000',
          birthDate: '1990-05-17',
          gender: 'MALE',
          citizenship: 'РФ',
          photoUrl: 'http://portal.example.org/media/photos/7/photo.png',
          otherOrganization: 'Институт образцовых исследований',
          otherPosition: 'Образцовая должность',
          organization: { id: 'Organization:134', name: 'Другая организация', isOther: true },
          position: { id: 'Position:47', title: 'Другая должность', isOther: true },
          academicDegree: { id: 'AcademicDegree:3', title: 'Кандидат наук' },
          schoolStatus: null,
        },
      },
    });
  });

  it('CAB-01 returns the choices without their names when no list can be read', async () => {
    const { listOrganizations, listPositions, listAcademicDegrees, listSchoolStatuses } = callPaths;
    for (const path of [listOrganizations, listPositions, listAcademicDegrees, listSchoolStatuses]) {
      provider.on(`GET ${path}`, { status: 500, body: '<h1>x</h1>' });
    }
    const query = `{ viewer { profile {
      organization { id name isOther } position { id title isOther } academicDegree { id title } schoolStatus { id title }
    } } }`;
    const answer = await gateway.graphql(query, {}, token);
    expect(answer.data).toEqual({
      viewer: {
        profile: {
          organization: { id: 'Organization:134', name: null, isOther: true },
          position: { id: 'Position:47', title: null, isOther: true },
          academicDegree: { id: 'AcademicDegree:3', title: null },
          schoolStatus: null,
        },
      },
    });
  });

  it('ACC-20 accepts an account of the sister portal without a person', async () => {
    withoutIndividual();
    const answer = await gateway.graphql('{ viewer { email displayName profile { id } } }', {}, token);
    expect(answer.data).toEqual({ viewer: { email: 'a@example.org', displayName: null, profile: null } });
  });
});

describe('saving the profile', () => {
  const input = { lastName: 'Образцова', firstName: 'Проба' };

  it('API-19 leaves out every omitted value, and sends the names that the profile has', async () => {
    provider.on(`PATCH ${detail}`, { body: { data: individual } });
    await update({ citizenship: ' Бела\u00adрусь ' });
    expect(provider.sent(`PATCH ${detail}`)).toEqual({
      id: 70,
      last_name: individual.last_name,
      first_name: individual.first_name,
      nationality: 'Беларусь',
    });
  });

  it.each([
    ['the name of the other organisation', { otherOrganization: null }, { organization: 134 }, 'otherOrganization'],
    ['the title of the other position', { otherPosition: '' }, { org_position: 47 }, 'otherPosition'],
    [
      'a name for a newly chosen other organisation',
      { organizationId: 'Organization:134' },
      { other_org_descr: null },
      'otherOrganization',
    ],
    ['a last name of a first profile', { firstName: 'Проба' }, null, 'lastName'],
    ['a first name of a first profile', { lastName: 'Образцова' }, null, 'firstName'],
  ])('CAB-01 requires %s', async (_, differences, present, field) => {
    if (present === null) withoutIndividual();
    else withIndividual(present);
    expect(await update(differences)).toMatchObject({
      viewer: null,
      userErrors: [{ code: 'REQUIRED', field: [field] }],
    });
    expect(provider.callsTo(`PATCH ${detail}`)).toEqual([]);
  });

  it('CAB-01 accepts another change although the stored "other" organisation has no name', async () => {
    withIndividual({ organization: 134, other_org_descr: null });
    provider.on(`PATCH ${detail}`, { body: { data: individual } });
    expect(await update({ phone: '+70000000002' })).toMatchObject({ userErrors: [] });
  });

  it('CAB-01 clears the typed name when a listed organisation or position is chosen', async () => {
    provider.on(`PATCH ${detail}`, { body: { data: individual } });
    await update({ organizationId: 'Organization:2', positionId: 'Position:3' });
    expect(provider.sent(`PATCH ${detail}`)).toMatchObject({ other_org_descr: '', other_position_descr: '' });
    provider.reset();
    withIndividual(individual);
    provider.on(`PATCH ${detail}`, { body: { data: individual } });
    await update({ organizationId: 'Organization:134', otherOrganization: individual.other_org_descr });
    expect(provider.sent(`PATCH ${detail}`)).not.toHaveProperty('other_org_descr');
  });

  it.each([
    ['sent', { otherOrganization: individual.other_org_descr, otherPosition: individual.other_position_descr }],
    ['omitted', {}],
  ])('CAB-01 sends the stored name of a newly chosen "other" when the client has %s it', async (_, typed) => {
    withIndividual({ organization: 2, org_position: 3 });
    provider.on(`PATCH ${detail}`, { body: { data: individual } });
    await update({ organizationId: 'Organization:134', positionId: 'Position:47', ...typed });
    const { other_org_descr, other_position_descr } = individual;
    expect(provider.sent(`PATCH ${detail}`)).toMatchObject({ other_org_descr, other_position_descr });
  });

  it.each([
    ['a blank last name', { lastName: ' \u200b' }, 'lastName'],
    ['a blank first name', { firstName: '' }, 'firstName'],
    ['a middle name of one letter', { middleName: 'П' }, 'middleName'],
    ['an address as last name', { lastName: 'evil.example/prize' }, 'lastName'],
    ['a digit in the first name', { firstName: 'Проба5' }, 'firstName'],
    ['a phone without a digit', { phone: 'нет' }, 'phone'],
    ['a birth date before 1925', { birthDate: '1924-12-31' }, 'birthDate'],
    ['a birth date after 2015', { birthDate: '2016-01-01' }, 'birthDate'],
    ['an id that is none', { schoolStatusId: '2e3' }, 'schoolStatusId'],
  ])('CAB-01 rejects %s and sends nothing', async (_, differences, field) => {
    expect(await update({ ...input, ...differences })).toMatchObject({
      viewer: null,
      userErrors: [{ field: [field] }],
    });
    expect(provider.callsAfterCheck()).toEqual([]);
  });

  it('CAB-01 puts the rejection of the provider on the field of the form', async () => {
    provider.on(`PATCH ${detail}`, { status: 400, body: { birth_date: ['Неправильный формат.'] } });
    expect(await update({ ...input, birthDate: '1990-01-01' })).toMatchObject({
      userErrors: [{ code: 'INVALID', message: 'Неправильный формат.', field: ['birthDate'] }],
    });
  });
});

describe('the photo', () => {
  const upload = mutationOf('uploadPhoto', 'viewer { profile { photoUrl } } userErrors { code message field }');
  const { png, gif, jpeg } = sampleFiles;

  it.each([
    ['png', png, 'image/png'],
    ['gif', gif, 'image/gif'],
    ['jpeg', jpeg, 'image/jpeg'],
  ])('API-28 CAB-02 sends a %s with its id and name, of a declared length', async (format, bytes, mediaType) => {
    const photo = 'http://inner.host/media/photos/7/new.png';
    provider.on(photoCall, { body: { data: { ...individual, photo } } });
    const answer = await gateway.upload(upload, {}, { name: `Фото.${format}`, bytes }, token);
    expect(answer.data).toEqual({
      uploadPhoto: {
        viewer: { profile: { photoUrl: 'http://portal.example.org/media/photos/7/new.png' } },
        userErrors: [],
      },
    });
    const [call] = provider.callsTo(photoCall);
    expect(Number(call?.headers['content-length'])).toBe(call?.body.length);
    expect(call?.headers['transfer-encoding']).toBeUndefined();
    expect(call?.body).toContain('name="id"\r\n\r\n70');
    expect(call?.body).toMatch(/name="img"; filename="[^"]+"\r\nContent-Type: /i);
    expect(call?.body).toContain(mediaType);
    expect(call?.body).toContain(bytes.toString('latin1'));
    expect(Buffer.from(call?.body ?? '', 'latin1').toString()).toContain(`name="name"\r\n\r\nФото.${format}`);
  });

  it('CAB-02 rejects a file whose content is no picture', async () => {
    const answer = await gateway.upload(upload, {}, { name: 'photo.png', bytes: Buffer.from('<svg/>') }, token);
    expect(answer.data).toMatchObject({
      uploadPhoto: { viewer: null, userErrors: [{ code: 'FILE_FORMAT', field: ['file'] }] },
    });
    expect(provider.callsTo(photoCall)).toEqual([]);
  });

  it('CAB-02 rejects a photo of an account without a profile', async () => {
    withoutIndividual();
    const answer = await gateway.upload(upload, {}, { name: 'photo.png', bytes: png }, token);
    expect(answer.data).toMatchObject({ uploadPhoto: { userErrors: [{ code: 'REFUSED' }] } });
  });

  it('reports 413 of the provider or a proxy as a file too large', async () => {
    provider.on(photoCall, { status: 413, body: '<h1>Request Entity Too Large</h1>' });
    const answer = await gateway.upload(upload, {}, { name: 'photo.png', bytes: png }, token);
    expect(answer.data).toMatchObject({ uploadPhoto: { userErrors: [{ code: 'FILE_TOO_LARGE', field: ['file'] }] } });
  });
});
