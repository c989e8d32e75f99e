import { describe, expect, it } from 'vitest';
import { testClock } from '../../../testkit/gateway.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

const clock = testClock();
const { provider, gateway } = await scriptedPortal({ clock });

describe('lists to choose from', () => {
  it.each([
    ['API-22', 'academicDegrees { id title }', [{ id: 'AcademicDegree:3', title: 'Кандидат наук' }]],
    ['API-24', 'schoolStatuses { id title }', [{ id: 'SchoolStatus:2', title: 'Аспирант' }]],
    [
      'API-23',
      'positions { id title isOther }',
      [
        { id: 'Position:47', title: 'Другая должность', isOther: true },
        { id: 'Position:6', title: 'Научный сотрудник', isOther: false },
      ],
    ],
    [
      'API-25',
      'organizations { id name isOther }',
      [
        { id: 'Organization:134', name: 'Другая организация', isOther: true },
        { id: 'Organization:5', name: 'Институт образцовых исследований', isOther: false },
      ],
    ],
  ])('%s %s, without a token even for signed-in callers', async (_, field, list) => {
    const answer = await gateway.graphql(`{ ${field} }`, {}, { token: 'stale' });
    expect(answer.data).toEqual({ [field.split(' ')[0] ?? '']: list });
    expect(provider.callsAfterCheck().map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('API-08 REG-02 sections of the current meeting with what decides whether they are offered', async () => {
    const answer = await gateway.graphql(
      '{ edition { sections { id name isActive isPublic isOpenToTalks } } }',
      {},
      { token: 't' },
    );
    const { sections } = (answer.data as { edition: { sections: object[] } }).edition;
    expect(sections).toContainEqual({
      id: 'Section:36',
      name: 'Школа',
      isActive: true,
      isPublic: false,
      isOpenToTalks: false,
    });
    expect(sections).toContainEqual({
      id: 'Section:26',
      name: 'Секция образцов',
      isActive: true,
      isPublic: true,
      isOpenToTalks: true,
    });
    expect(provider.callsAfterCheck()[0]).toMatchObject({ query: { id: '3' }, headers: { authorization: 'Token t' } });
  });

  it('sections need a login; visitors get the rest of the edition', async () => {
    const answer = await gateway.graphql('{ edition(year: 2024) { year sections { id } } }');
    expect(answer.data).toEqual({ edition: { year: 2024, sections: null } });
    expect(answer.codes).toEqual(['UNAUTHENTICATED']);
    expect(provider.callsAfterCheck()).toEqual([]);
  });
});

describe('the edition and the clock', () => {
  const query = `{ clock { now isDemo } edition {
    year title startsOn endsOn tourOn certificatesFrom hasCertificates
    registrationWindow { opensAt closesAt state } thesesWindow { state } schoolWindow { closesAt state } school { section { id } title }
  } }`;

  it('return the windows of 2025 as instants', async () => {
    clock.set('2025-09-15T12:00:00+03:00');
    const answer = await gateway.graphql(query);
    expect(answer.data).toMatchObject({
      clock: { now: '2025-09-15T09:00:00.000Z', isDemo: true },
      edition: {
        year: 2025,
        startsOn: '2025-10-21',
        endsOn: '2025-10-25',
        tourOn: '2025-10-21',
        certificatesFrom: '2025-10-24T21:00:00.000Z',
        hasCertificates: false,
        registrationWindow: {
          opensAt: '2025-07-31T21:00:00.000Z',
          closesAt: '2025-10-01T21:00:00.000Z',
          state: 'OPEN',
        },
        schoolWindow: { closesAt: '2025-10-13T21:00:00.000Z', state: 'OPEN' },
        school: { section: { id: 'Section:36' }, title: 'Школа молодых учёных «Материалы детекторов»' },
      },
    });
  });

  it.each([
    ['2025-07-31T20:59:59Z', 'UPCOMING', 'UPCOMING', false],
    ['2025-07-31T21:00:00Z', 'OPEN', 'OPEN', false],
    ['2025-10-01T21:00:00Z', 'CLOSED', 'OPEN', false],
    ['2025-10-13T21:00:00Z', 'CLOSED', 'CLOSED', false],
    ['2025-10-24T21:00:00Z', 'CLOSED', 'CLOSED', true],
  ])('CAB-03 at %s registration is %s and the school %s', async (now, registration, school, certificates) => {
    clock.set(now);
    expect((await gateway.graphql(query)).data).toMatchObject({
      edition: {
        registrationWindow: { state: registration },
        thesesWindow: { state: registration },
        schoolWindow: { state: school },
        hasCertificates: certificates,
      },
    });
  });

  it.each([
    ['2025-10-09T20:59:59Z', false, false],
    ['2025-10-09T21:00:00Z', true, false],
    ['2025-10-25T20:59:59Z', true, false],
    ['2025-10-25T21:00:00Z', true, true],
  ])('REG-06 at %s, by the day in Moscow, the confirmation is overdue: %s, and the forum over: %s', async (...row) => {
    const [now, isConfirmationOverdue, isOver] = row;
    clock.set(now);
    const { data } = await gateway.graphql('{ edition { confirmationDueOn isConfirmationOverdue isOver } }');
    expect(data).toEqual({ edition: { confirmationDueOn: '2025-10-09', isConfirmationOverdue, isOver } });
  });
});
