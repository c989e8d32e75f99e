import { describe, expect, it } from 'vitest';
import type { Row } from '../../../../gateway/lists/rows.ts';
import { createDoubles } from '../../../../gateway/lists/worker/doubles.ts';
import { samplePortal } from '../../../testkit/portal.ts';

interface Known {
  name?: string;
  email?: string | null;
  phone?: string;
  birthDate?: string | null;
  title?: string | null;
}

let lastId = 0;
function row(known: Known): Row {
  lastId += 1;
  const { name = `Примеров ${lastId}`, email = `p${lastId}@example.org`, birthDate = null, title = null } = known;
  const details = { record: { email, birthDate }, title, phone: known.phone ?? '' };
  return { id: lastId, fullName: name, organization: null, text: '', unreadable: null, details } as unknown as Row;
}

const matchesOf = (one: Known, other: Known) => {
  const [first, second] = [row(one), row(other)];
  const doubles = createDoubles([first, second]);
  expect([first, second].map(doubles.has)).toEqual(Array(2).fill(doubles.of(first).length > 0));
  expect(doubles.of(second).map(({ matches }) => matches)).toEqual(doubles.of(first).map(({ matches }) => matches));
  return doubles.of(first).flatMap(({ matches }) => matches);
};

describe('possible doubles', () => {
  const born = { name: 'Примерова Анна', birthDate: '1990-05-01' };
  it.each<[string, Known, Known, string[]]>([
    ['one name and birth date', born, { ...born, name: 'примерова  Анна' }, ['NAME_AND_BIRTH_DATE']],
    ['one name alone', { name: born.name }, born, []],
    ['one phone, with 8 or +7', { phone: '89001234567' }, { phone: '79001234567' }, ['PHONE']],
    ['two short phones', { phone: '123456' }, { phone: '123456' }, []],
    ['one e-mail of two people', { email: 'lab@example.org' }, { email: 'Lab@example.org' }, ['EMAIL']],
    ['one title', { title: 'Нейтроны и ёлки' }, { title: 'нейтроны и елки' }, ['TITLE']],
    ['no title twice', {}, {}, []],
    [
      'one person with one talk twice',
      { ...born, email: 'a@example.org', phone: '89001234567', title: 'Доклад' },
      { ...born, email: 'a@example.org', phone: '89001234567', title: 'Доклад' },
      ['TITLE'],
    ],
    ['one person with two talks', { ...born, email: 'a@example.org' }, { ...born, email: 'a@example.org' }, []],
    [
      'everything',
      { ...born, phone: '89001234567' },
      { ...born, phone: '89001234567' },
      ['NAME_AND_BIRTH_DATE', 'PHONE'],
    ],
  ])('are found by %s', (_, one, other, expected) => {
    expect(matchesOf(one, other)).toEqual(expected);
  });

  it('omit registrations of the same person, which are listed separately', () => {
    const person = { name: 'Примеров Иван', email: 'i@example.org' };
    const [first, second, third] = [row(person), row(person), row({ name: person.name })];
    const doubles = createDoubles([first, second, third] as Row[]);
    expect(doubles.others(first as Row)).toEqual([second]);
    expect(doubles.others(third as Row)).toEqual([]);
  });
});

describe('the moderators’ list', () => {
  it('names the doubles of a record but no cancelled one, filters by them and counts them', async () => {
    const { gateway, moderator, person, provider } = await samplePortal();
    const talks = provider.database.selectFrom('participations').select('id').where('meeting_id', '=', 3);
    const [one, other, cancelled] = await talks
      .where('type', '=', 2)
      .where('is_active', '=', true)
      .orderBy('id')
      .limit(3)
      .execute();
    const ids = [one?.id ?? 0, other?.id ?? 0, cancelled?.id ?? 0];
    // Runs before the gateway reads the list for the first time.
    const retitle = provider.database.updateTable('participations').set({ comments: 'Один и тот же доклад' });
    await retitle.where('id', 'in', ids).execute();
    const cancel = provider.database.updateTable('participations').set({ is_active: false });
    await cancel.where('id', '=', ids[2] ?? 0).execute();
    const query = `query ($id: ID!) {
      registration(id: $id) {
        otherRegistrations { id }
        possibleDoubles { matches participant { id fullName registration { title } } }
      }
      edition(year: 2025) { participants(filter: { hasPossibleDouble: true }, first: 5) {
        totalCount facets { possibleDoubleCount }
      } }
    }`;
    const id = `Registration:${ids[0]}`;
    expect(await gateway.read(query, { id }, moderator)).toMatchObject({
      registration: {
        otherRegistrations: [],
        possibleDoubles: [
          {
            matches: ['TITLE'],
            participant: {
              id: `Participant:${ids[1]}`,
              registration: { title: 'Один и тот же доклад' },
            },
          },
        ],
      },
      edition: { participants: { totalCount: 2, facets: { possibleDoubleCount: 2 } } },
    });
    const { errors } = await gateway.graphql(query, { id }, person);
    expect(errors?.length).toBeGreaterThan(0);
  });
});
