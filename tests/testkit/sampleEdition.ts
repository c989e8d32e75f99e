import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The files of a small edition that has everything an edition may have. */
function filesOf(year: number): Record<string, string> {
  return {
    'edition.yaml': `year: ${year}
meetingId: ${year - 2022}
title: Образцовый форум
shortTitle: Форум ${year}
summary: Форум для проверки.
place: Москва
startsOn: '${year}-10-20'
endsOn: '${year}-10-23'
excursionOn: '${year}-10-20'
registrationWindow: { opensAt: '${year}-08-01T00:00:00+03:00', closesAt: '${year}-10-02T00:00:00+03:00' }
thesesWindow: { opensAt: '${year}-08-01T00:00:00+03:00', closesAt: '${year}-10-02T00:00:00+03:00' }
schoolWindow: { opensAt: '${year}-08-01T00:00:00+03:00', closesAt: '${year}-10-14T00:00:00+03:00' }
certificatesFrom: '${year}-10-24T00:00:00+03:00'
siteType: forum
otherOrganizationId: 134
otherPositionId: 47
school: { title: Школа, sectionId: 36, comment: SCHOOL, type: 1 }
screens: [programme, theses, thesisCollection, photos, tour, organisers, contacts, participants]
projects: [{ slug: neutron, title: Проект, listFlag: neutron_only }]
facts: [{ term: Участие, value: очное }]
topics: [{ title: Дифракция }]
formats: [{ format: listener, title: Слушатель, description: Без доклада }]
keyDates:
  - { id: opens, startsOn: '${year}-08-04', title: Открытие регистрации }
  - { id: forum, startsOn: '${year}-10-20', endsOn: '${year}-10-23', title: Форум }
figures: [{ value: '280', label: участников }]
organisers: [{ title: Комитет, members: [{ name: Образцова О. О., role: председатель }] }]
contacts: { institute: Институт, person: Примеров П. П., email: forum@example.org, postalAddress: Москва }
theses: { links: [{ label: Шаблон, file: template.pdf }] }
thesisCollection: { title: Сборник, pages: 4, links: [{ label: Библиотека, url: 'https://library.example.org/' }, { label: PDF, file: template.pdf }], contents: [{ title: Плёнки, authors: П. П. Примеров, page: 2 }] }
albumUrl: https://album.example.org/
openGraphImage: og.png
heroImage: hero.svg
venue: { name: Институт, address: Москва, map: { file: hero.svg, alt: Схема, width: 96, height: 54 }, travel: [{ title: На метро, text: Пешком }] }
partners: [{ name: Фонд }]
news:
  - { id: opening, publishedOn: '${year}-08-04', title: Приём открыт, text: 'До {registrationCloses}' }
  - { id: letter, publishedOn: '${year}-08-11', title: Первое письмо, links: [{ label: PDF, file: template.pdf }] }
`,
    'programme.yaml': `isSample: true
sections: [{ code: '1.1', title: Дифракция }]
days:
  - id: d1
    date: '${year}-10-20'
    label: 20 окт.
    items:
      - { id: d1-opening, kind: ceremony, starts: '10:00', ends: '10:15', title: Открытие, room: Зал 1 }
      - id: d1-s1
        kind: section
        starts: '10:15'
        ends: '11:30'
        title: Секция
        section: '1.1'
        chair: { role: Председатель, name: Образцова О. О. }
        room: Зал 1
        building: Корпус 140
        detail: 21
  - id: d2
    date: '${year}-10-21'
    label: 21 окт.
    items:
      - { id: d2-posters, kind: posters, starts: '17:00', ends: '18:00', title: Постеры, detail: 29 }
      - id: d2-conference
        kind: conference
        starts: '18:00'
        ends: '19:00'
        title: Конференция
        link: { label: Сайт, url: 'https://conference.example.org/' }
        detail: 30
details:
  21:
    title: Секция 1.1
    rows:
      - { id: t1, starts: '10:15', ends: '10:35', header: Примеров П. П., subheader: Институт, main: Рассеяние, abstract: О рассеянии }
      - { id: t2, header: Обсуждение, subheader1: первая строка, subheader2: вторая строка }
  29: { title: Постеры, posters: p1 }
  30: { title: Постеры конференции, posters: p2 }
`,
    'posters.yaml': `lists:
  - id: p1
    title: Постеры первого дня
    groups:
      - title: Секция 1
        posters:
          - { board: 79, presenter: Примеров П. П., title: Плёнки }
          - { board: C101, presenter: Образцова О. О. }
  - { id: p2, title: Постеры второго дня, live: { type: poster_2, sections: [{ id: 33, title: Микроскопия }] } }
`,
    'texts/about.md': 'О **форуме** и <b>разметке</b>.\n',
    'texts/tour.md': '## Экскурсия\n\nРеактор Ф-1.\n',
    'texts/theses.md': 'По [шаблону](files/template.pdf), не [так](javascript:alert).\n',
    'texts/collection.md': 'Сборник.\n',
    'gallery/gallery.yaml': `width: 1920
height: 1280
images:
  - { id: ring, title: Кольцо, alt: Накопительное кольцо сверху }
`,
    'gallery/ring-640.avif': `\0\0\0\x1cftypavif of ${year}`,
    'gallery/ring-640.webp': 'RIFF    WEBP, narrow',
    'gallery/ring-1920.webp': 'RIFF    WEBP, wide',
    'files/template.pdf': '%PDF sample',
    'files/og.png': '\x89PNG',
    'files/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
}

export type SampleEditions = Awaited<ReturnType<typeof sampleEditions>>;

/** Makes a temporary folder for sample editions, none in it yet. */
export async function sampleEditions() {
  const folder = await mkdtemp(join(tmpdir(), 'portal-editions-'));
  return {
    folder,
    /** Writes a sample edition; `changes` give a file's new text, or null where it is left out. */
    async write(year: number, changes: Record<string, ((text: string) => string) | null> = {}) {
      await rm(join(folder, String(year)), { recursive: true, force: true });
      const files = filesOf(year);
      for (const name of new Set([...Object.keys(files), ...Object.keys(changes)])) {
        const change = changes[name];
        if (change === null) continue;
        const file = join(folder, String(year), name);
        await mkdir(dirname(file), { recursive: true });
        const text = change === undefined ? (files[name] ?? '') : change(files[name] ?? '');
        await writeFile(file, text, name.endsWith('.png') ? 'latin1' : 'utf8');
      }
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
