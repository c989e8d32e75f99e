import { describe, expect, it } from 'vitest';
import { serveEditions } from './serveEditions.ts';

const { gateway, edition } = await serveEditions(async (editions) => {
  await editions.write(2024, {
    'texts/tour.md': (text) => `${text}\n{registrationOpens} и в 1946 году, 25 декабря 1946 года; {day.d2:short}\n`,
  });
  await editions.write(2025, {
    'edition.yaml': (text) =>
      `${text.replace('value: очное', "value: '{forum}, {excursion:short}'").replace('pages: 4', 'pages: 4, cover: ring')}
secondReading: 2024\nheroPhoto: ring\nhighlights: [d2-posters, d1-opening]\n`,
  });
  // A year in the making: no programme, no gallery, no posters yet.
  await editions.write(2026, {
    'edition.yaml': (text) =>
      text.replace(/screens: .*/, 'screens: [theses, contacts]').replace(/excursionOn: .*\n/, ''),
    'programme.yaml': null,
    'posters.yaml': null,
    'gallery/gallery.yaml': null,
    'gallery/ring-640.avif': null,
    'gallery/ring-640.webp': null,
    'gallery/ring-1920.webp': null,
    'texts/tour.md': null,
  });
});

describe('editions in the schema', () => {
  it('PUB-07 makes a new folder the current edition, and moves the previous one to the archive', async () => {
    const { data } = await gateway.graphql(
      '{ edition { year } editions { year isCurrent shortTitle page { screens } programme { days { label } } } }',
    );
    const archived = [
      'PROGRAMME',
      'THESES',
      'THESIS_COLLECTION',
      'PHOTOS',
      'TOUR',
      'ORGANISERS',
      'CONTACTS',
      'PARTICIPANTS',
    ];
    const programme = { days: [{ label: '20 окт.' }, { label: '21 окт.' }] };
    expect(data).toEqual({
      edition: { year: 2026 },
      editions: [
        {
          year: 2026,
          isCurrent: true,
          shortTitle: 'Форум 2026',
          page: { screens: ['THESES', 'CONTACTS'] },
          programme: null,
        },
        { year: 2025, isCurrent: false, shortTitle: 'Форум 2025', page: { screens: archived }, programme },
        { year: 2024, isCurrent: false, shortTitle: 'Форум 2024', page: { screens: archived }, programme },
      ],
    });
  });

  it('a year without a folder is null', async () => {
    expect((await gateway.graphql('{ edition(year: 1999) { year } }')).data).toEqual({ edition: null });
  });

  it('PUB-01 the home page has its words, facts, topics, formats, key dates and figures', async () => {
    expect(
      await edition(
        2026,
        `about location summary facts { term value } topics { title description } formats { format title description }
        keyDates { key title startsOn endsOn startsAt endsAt } figures { value label }`,
      ),
    ).toEqual({
      about: '<p>О <strong>форуме</strong> и &lt;b&gt;разметке&lt;/b&gt;.</p>\n',
      location: 'Москва',
      summary: 'Форум для проверки.',
      facts: [{ term: 'Участие', value: 'очное' }],
      topics: [{ title: 'Дифракция', description: null }],
      formats: [{ format: 'LISTENER', title: 'Слушатель', description: 'Без доклада' }],
      keyDates: [
        {
          key: '2026.opens',
          title: 'Открытие регистрации',
          startsOn: '2026-08-04',
          endsOn: null,
          startsAt: '2026-08-03T21:00:00.000Z',
          endsAt: '2026-08-04T21:00:00.000Z',
        },
        {
          key: '2026.forum',
          title: 'Форум',
          startsOn: '2026-10-20',
          endsOn: '2026-10-23',
          startsAt: '2026-10-19T21:00:00.000Z',
          endsAt: '2026-10-23T21:00:00.000Z',
        },
      ],
      figures: [{ value: '280', label: 'участников' }],
    });
  });

  it('PUB-01 texts take their dates from the edition; those of other years stay unchanged', async () => {
    expect(await edition(2025, 'facts { value }')).toEqual({
      facts: [{ value: '20–23\u00a0октября\u00a02025\u00a0года, 20\u00a0октября' }],
    });
    const { tour } = await edition(2024, 'tour');
    expect(String(tour).replaceAll('\u00a0', ' ')).toContain(
      '1 августа 2024 года и в 1946 году, 25 декабря 1946 года; 21 октября',
    );
  });

  it('PUB-01 the home page has a picture, highlights of the programme, the place and partners, each optional', async () => {
    const fields = `page { heroPhoto { slug } highlights { slug title startsAt } } partners { name url }
      venue { name address passOffice map { url alt width height } travel { title text } }`;
    expect(await edition(2025, fields)).toEqual({
      page: {
        heroPhoto: { slug: 'ring' },
        highlights: [
          { slug: 'd2-posters', title: 'Постеры', startsAt: '2025-10-21T14:00:00.000Z' },
          { slug: 'd1-opening', title: 'Открытие', startsAt: '2025-10-20T07:00:00.000Z' },
        ],
      },
      partners: [{ name: 'Фонд', url: null }],
      venue: {
        name: 'Институт',
        address: 'Москва',
        passOffice: null,
        map: {
          url: expect.stringMatching(/^http:\/\/portal.example.org\/editions\/2025\/hero\..*svg$/),
          alt: 'Схема',
          width: 96,
          height: 54,
        },
        travel: [{ title: 'На метро', text: 'Пешком' }],
      },
    });
    expect(await edition(2026, 'page { heroPhoto { slug } highlights { slug } }')).toEqual({
      page: { heroPhoto: null, highlights: [] },
    });
  });

  it('news and letters come newest first, with their files', async () => {
    expect(await edition(2025, 'news { key publishedOn title text links { label file { name } } }')).toEqual({
      news: [
        {
          key: '2025.letter',
          publishedOn: '2025-08-11',
          title: 'Первое письмо',
          text: null,
          links: [{ label: 'PDF', file: { name: 'template.pdf' } }],
        },
        {
          key: '2025.opening',
          publishedOn: '2025-08-04',
          title: 'Приём открыт',
          text: 'До 1\u00a0октября\u00a02025\u00a0года',
          links: [],
        },
      ],
    });
  });

  it('PUB-04 a collection has its pages, its cover and contents that lead into the PDF', async () => {
    const { thesisCollection } = await edition(
      2025,
      'thesisCollection { pages cover { slug } contents { title authors page url } }',
    );
    expect(thesisCollection).toEqual({
      pages: 4,
      cover: { slug: 'ring' },
      contents: [
        {
          title: 'Плёнки',
          authors: 'П. П. Примеров',
          page: 2,
          url: expect.stringMatching(/^http:\/\/portal.example.org\/editions\/2025\/template\.[0-9a-f]+\.pdf#page=2$/),
        },
      ],
    });
  });

  it('REG-06 has no deadline for confirming if the year names none', async () => {
    expect(await edition(2026, 'confirmationDueOn isConfirmationOverdue')).toEqual({
      confirmationDueOn: null,
      isConfirmationOverdue: false,
    });
  });

  it('PUB-02 PUB-05 LST-07 organisers, contacts, the album and projects', async () => {
    expect(
      await edition(
        2025,
        `organisers { title members { name role affiliation url } } albumUrl projects { slug title }
        contacts { institute person role email phone postalAddress }`,
      ),
    ).toEqual({
      organisers: [
        {
          title: 'Комитет',
          members: [{ name: 'Образцова О. О.', role: 'председатель', affiliation: null, url: null }],
        },
      ],
      albumUrl: 'https://album.example.org/',
      projects: [{ slug: 'neutron', title: 'Проект' }],
      contacts: {
        institute: 'Институт',
        person: 'Примеров П. П.',
        role: null,
        email: 'forum@example.org',
        phone: null,
        postalAddress: 'Москва',
      },
    });
  });

  it('PUB-03 PUB-04 TOU-01 texts link files of the edition, and contain nothing that runs', async () => {
    const { thesesRules, thesisCollection, tour } = await edition(
      2025,
      `thesesRules { text links { label url file { name size mediaType } } }
      thesisCollection { title text links { label url file { name } } } tour`,
    );
    const href = expect.stringMatching(/^http:\/\/portal.example.org\/editions\/2025\/template\.[0-9a-f]{12}\.pdf$/);
    expect(thesesRules).toEqual({
      text: expect.stringMatching(
        /^<p>По <a href="\/editions\/2025\/template\.[0-9a-f]{12}\.pdf">шаблону<\/a>, не <a href="">так<\/a>.<\/p>\n$/,
      ),
      links: [{ label: 'Шаблон', url: href, file: { name: 'template.pdf', size: 11, mediaType: 'application/pdf' } }],
    });
    expect(thesisCollection).toEqual({
      title: 'Сборник',
      text: '<p>Сборник.</p>\n',
      links: [
        { label: 'Библиотека', url: 'https://library.example.org/', file: null },
        { label: 'PDF', url: href, file: { name: 'template.pdf' } },
      ],
    });
    expect(tour).toBe('<h2>Экскурсия</h2>\n<p>Реактор Ф-1.</p>\n');
  });
});
