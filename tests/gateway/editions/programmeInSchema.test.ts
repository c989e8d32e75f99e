import { describe, expect, it } from 'vitest';
import { serveEditions } from './serveEditions.ts';

const { edition } = await serveEditions(async (editions) => {
  await editions.write(2024);
  await editions.write(2025, { 'edition.yaml': (text) => `${text}\nsecondReading: 2024\n` });
});

describe('the programme of an edition in the schema', () => {
  it('PRG-06 a talk says whether its abstract is published, and the edition has the abstracts', async () => {
    const { programme, talkTheses } = (await edition(
      2025,
      'talkTheses { talk { slug } text } programme { days { items { detail { talks { slug hasThesis } } } } }',
    )) as { talkTheses: object[]; programme: { days: { items: { detail: { talks: object[] } | null }[] }[] } };
    expect(talkTheses).toEqual([{ talk: { slug: '21-t1' }, text: 'О рассеянии' }]);
    const talks = programme.days.flatMap(({ items }) => items.flatMap(({ detail }) => detail?.talks ?? []));
    expect(talks).toEqual([
      { slug: '21-t1', hasThesis: true },
      { slug: '21-t2', hasThesis: false },
    ]);
  });

  it('PRG-01 PRG-06 PRG-09 items and talks with Moscow times, chair, room, details and links', async () => {
    const { programme } = await edition(
      2025,
      `programme { isSample sections { code title } days { id slug date items {
        id slug kind startsAt endsAt title speaker chair { role name } room building section { code title }
        link { label url }
        detail { key code title talks { id slug startsAt endsAt speaker affiliation notes title } posters { slug } }
      } } }`,
    );
    expect(programme).toMatchObject({ isSample: true, sections: [{ code: '1.1', title: 'Дифракция' }] });
    const days = (programme as { days: { slug: string; items: object[] }[] }).days;
    expect(days.map(({ slug }) => slug)).toEqual(['d1', 'd2']);
    expect(days[0]?.items[1]).toEqual({
      id: 'ProgrammeItem:2025.d1-s1',
      slug: 'd1-s1',
      kind: 'SECTION',
      startsAt: '2025-10-20T07:15:00.000Z',
      endsAt: '2025-10-20T08:30:00.000Z',
      title: 'Секция',
      speaker: null,
      chair: { role: 'Председатель', name: 'Образцова О. О.' },
      room: 'Зал 1',
      building: 'Корпус 140',
      section: { code: '1.1', title: 'Дифракция' },
      link: null,
      detail: {
        key: '2025.21',
        code: '21',
        title: 'Секция 1.1',
        talks: [
          {
            id: 'ProgrammeTalk:2025.21-t1',
            slug: '21-t1',
            startsAt: '2025-10-20T07:15:00.000Z',
            endsAt: '2025-10-20T07:35:00.000Z',
            speaker: 'Примеров П. П.',
            affiliation: 'Институт',
            notes: [],
            title: 'Рассеяние',
          },
          {
            id: 'ProgrammeTalk:2025.21-t2',
            slug: '21-t2',
            startsAt: null,
            endsAt: null,
            speaker: 'Обсуждение',
            affiliation: null,
            notes: ['первая строка', 'вторая строка'],
            title: null,
          },
        ],
        posters: null,
      },
    });
    expect(days[1]?.items[0]).toMatchObject({
      kind: 'POSTERS',
      detail: { code: '29', talks: [], posters: { slug: 'p1' } },
    });
    expect(days[1]?.items[1]).toMatchObject({ link: { label: 'Сайт', url: 'https://conference.example.org/' } });
  });

  it('PRG-03 the second reading is another edition with its own programme', async () => {
    expect(await edition(2025, 'secondReading { year programme { year } }')).toEqual({
      secondReading: { year: 2024, programme: { year: 2024 } },
    });
    expect(await edition(2024, 'secondReading { year }')).toEqual({ secondReading: null });
  });
});
