import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

const token = { token: 't' };
const listCall = `GET ${callPaths.listRegistrations}`;

const { provider, gateway } = await scriptedPortal();

describe('registrations of the caller', () => {
  it('API-13 REG-04 are read for the current meeting and mapped to the schema', async () => {
    provider.on(listCall, { body: { data: [registration()] } });
    const answer = await gateway.graphql(
      `{ viewer { registrations {
        id createdAt requestedFormat confirmedFormat isConfirmed isSchool title talkSchedule tour tshirtSize
        requestedSection { id name } confirmedSection { id } listeningSections { id name }
        thesisDocument { key } thesisPdf { key } expertConclusion { key }
      } } }`,
      {},
      token,
    );
    expect(answer.errors).toEqual([]);
    expect(answer.data).toEqual({
      viewer: {
        registrations: [
          {
            id: 'Registration:12',
            createdAt: '2025-09-15T09:00:00.000Z',
            requestedFormat: 'SPEAKER',
            confirmedFormat: null,
            isConfirmed: false,
            isSchool: false,
            title: 'Образцовый доклад',
            talkSchedule: null,
            tour: null,
            tshirtSize: null,
            requestedSection: { id: 'Section:26', name: 'Секция образцов' },
            confirmedSection: null,
            listeningSections: [
              { id: 'Section:26', name: 'Секция образцов' },
              { id: 'Section:27', name: 'Секция примеров' },
            ],
            thesisDocument: null,
            thesisPdf: null,
            expertConclusion: null,
          },
        ],
      },
    });
    expect(provider.callsTo(listCall)[0]?.query).toEqual({ meeting_id: '3' });
    expect(provider.callsTo(`GET ${callPaths.listSections}`)).toHaveLength(1);
  });

  const getCall = `GET ${callPaths.getParticipation}`;

  it('read the full record once for all fields that the list lacks, and not without such fields', async () => {
    const own = registration({ day_1: true, day_2: false });
    const whole = { ...own, user_descr: 'Примеров Пример', email: 'primer@example.org', speak_day: 2 };
    provider.on(listCall, { body: { data: [own] } }).on(getCall, { body: { data: whole } });
    const read = async (fields: string) =>
      (await gateway.graphql(`{ viewer { registrations { ${fields} } } }`, {}, token)).data;
    expect(
      await read('id requestedFormat requestedSection { id } attendanceDays isConfirmed thesisPdf { key }'),
    ).toEqual({
      viewer: {
        registrations: [
          {
            id: 'Registration:12',
            requestedFormat: 'SPEAKER',
            requestedSection: { id: 'Section:26' },
            attendanceDays: [1],
            isConfirmed: false,
            thesisPdf: null,
          },
        ],
      },
    });
    expect(provider.callsTo(getCall)).toEqual([]);
    expect(await read('fullName email phone organization { name } talkDay talkSlot')).toEqual({
      viewer: {
        registrations: [
          {
            fullName: 'Примеров Пример',
            email: 'primer@example.org',
            phone: null,
            organization: null,
            talkDay: 2,
            talkSlot: null,
          },
        ],
      },
    });
    expect(provider.callsTo(getCall).map(({ query }) => query)).toEqual([{ id: '12', with_cancelled: 'true' }]);
  });

  it('stay in the list if the full record of one cannot be read', async () => {
    provider.on(listCall, { body: { data: [registration()] } }).on(getCall, { status: 500, body: 'x' });
    const { data, codes } = await gateway.graphql('{ viewer { registrations { id fullName phone } } }', {}, token);
    expect(data).toEqual({ viewer: { registrations: [{ id: 'Registration:12', fullName: null, phone: null }] } });
    expect(new Set(codes)).toEqual(new Set(['PROVIDER_UNAVAILABLE']));
  });

  it('are those of another edition if the query names its id', async () => {
    provider.on(listCall, { body: { data: [] } });
    const ask = (year: number) =>
      gateway.graphql(`{ viewer { registrations(editionId: "Edition:${year}") { id } } }`, {}, token);
    expect((await ask(2025)).data).toEqual({ viewer: { registrations: [] } });
    await ask(2024);
    const [current, earlier] = provider.callsTo(listCall).map(({ query }) => query?.meeting_id);
    expect([current, earlier === current]).toEqual(['3', false]);
    expect((await ask(1999)).codes).toEqual(['NOT_FOUND']);
  });

  it('REG-05 show the confirmed format, which may differ from the requested one', async () => {
    const confirmed = { confirm_type: 3, section_confirm_id: 27, org_comment: '22 октября', is_confirm: 1 };
    provider.on(listCall, { body: { data: [registration({ ...confirmed, need_tour: 2, tshort_size: 4 })] } });
    const query = `{ viewer { registrations {
      requestedFormat confirmedFormat isConfirmed talkSchedule confirmedSection { name } tour tshirtSize
    } } }`;
    expect((await gateway.graphql(query, {}, token)).data).toMatchObject({
      viewer: {
        registrations: [
          {
            requestedFormat: 'SPEAKER',
            confirmedFormat: 'POSTER',
            isConfirmed: true,
            talkSchedule: '22 октября',
            confirmedSection: { name: 'Секция примеров' },
            tour: 'ATTENDING',
            tshirtSize: 'XL',
          },
        ],
      },
    });
  });

  it.each([
    [1, true],
    [-1, false],
    [null, false],
  ])(
    'REG-08 show whether the person gave up a confirmed poster (cancel_poster %s)',
    async (cancel_poster, hasGivenUpPoster) => {
      provider.on(listCall, {
        body: { data: [registration({ type: 3, confirm_type: 1, is_confirm: 1, cancel_poster })] },
      });
      const answer = await gateway.graphql('{ viewer { registrations { hasGivenUpPoster } } }', {}, token);
      expect(answer.data).toEqual({ viewer: { registrations: [{ hasGivenUpPoster }] } });
    },
  );

  it.each([
    ['a talk by its title, however it is written', { comments: '«катализ в реальном  времени»' }, '30-t1'],
    ['no talk before its format is confirmed', { comments: 'Катализ в реальном времени', confirm_type: 0 }, null],
    ['no talk whose title the programme lacks', { comments: 'Катализ' }, null],
    ['no talk without a title', { comments: '' }, null],
    ['a poster by the section that was confirmed', { confirm_type: 3, section_confirm_id: 33 }, 'd3-posters'],
    ['a poster by the section that was chosen', { confirm_type: 3, section_choice_id: 26 }, 'd2-posters'],
    ['nothing for a listener', { comments: 'Катализ в реальном времени', confirm_type: 1 }, null],
  ])('CAB-05 have a place in the programme for %s', async (_, differences, slug) => {
    provider.on(listCall, { body: { data: [registration({ confirm_type: 2, ...differences })] } });
    const query = '{ viewer { registrations { talk { slug } posterSession { slug } } } }';
    type Shown = { viewer: { registrations: { talk: object | null; posterSession: object | null }[] } };
    const [shown] = (await gateway.read<Shown>(query, {}, token)).viewer.registrations;
    expect(shown?.talk ?? shown?.posterSession ?? null).toEqual(slug === null ? null : { slug });
  });

  it('survive unknown codes and sections, and log the codes', async () => {
    const odd = { type: 9, need_tour: 7, tshort_size: 8, section_choice_id: 999, listen_sections: 'x, 27, ' };
    provider.on(listCall, { body: { data: [registration(odd)] } });
    const query = `{ viewer { registrations {
      requestedFormat tour tshirtSize requestedSection { id name isActive } listeningSections { id }
    } } }`;
    const before = gateway.log.length;
    const answer = await gateway.graphql(query, {}, token);
    expect(answer.data).toMatchObject({
      viewer: {
        registrations: [
          {
            requestedFormat: 'UNRECOGNIZED',
            tour: 'UNRECOGNIZED',
            tshirtSize: 'UNRECOGNIZED',
            requestedSection: { id: 'Section:999', name: null, isActive: null },
            listeningSections: [{ id: 'Section:27' }],
          },
        ],
      },
    });
    const written = gateway.log.slice(before).join('');
    for (const field of ['format', 'tour', 'tshirtSize']) expect(written).toContain(`"field":"${field}"`);
  });

  it.each([
    ['talk called as the school is marked', { comments: 'SCHOOL' }, false, 'SCHOOL'],
    ['talk of the school’s section', { section_choice_id: 36 }, false, 'Образцовый доклад'],
    ['talk of all but the school’s format', { comments: 'SCHOOL', section_choice_id: 36 }, false, 'SCHOOL'],
    ['registration for the school', { type: 1, comments: 'SCHOOL', section_choice_id: 36 }, true, null],
  ])('REG-13 a %s is one of the school, or has its title', async (_, differences, isSchool, title) => {
    provider.on(listCall, { body: { data: [registration(differences)] } });
    const answer = await gateway.graphql('{ viewer { registrations { isSchool title } } }', {}, token);
    expect(answer.data).toEqual({ viewer: { registrations: [{ isSchool, title }] } });
  });
});
