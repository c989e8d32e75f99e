import type { EditionSource } from './shape/edition.ts';
import { faultRepeats, type Source } from './source.ts';
import type { Texts } from './texts.ts';

interface Content {
  texts: Texts;
  hasProgramme: boolean;
  hasGallery: boolean;
}

/** Returns the first missing part that a screen needs. */
const missing: Record<EditionSource['screens'][number], (edition: EditionSource, content: Content) => string | null> = {
  organisers: ({ organisers }) => (organisers.length > 0 ? null : 'organisers'),
  contacts: ({ contacts }) => (contacts ? null : 'contacts'),
  programme: (_, { hasProgramme }) => (hasProgramme ? null : 'programme.yaml'),
  theses: ({ theses }, { texts }) => (theses ? (texts.theses === null ? 'texts/theses.md' : null) : 'theses'),
  thesisCollection: ({ thesisCollection }, { texts }) =>
    thesisCollection ? (texts.collection === null ? 'texts/collection.md' : null) : 'thesisCollection',
  photos: (_, { hasGallery }) => (hasGallery ? null : 'gallery/gallery.yaml'),
  tour: (_, { texts }) => (texts.tour === null ? 'texts/tour.md' : null),
  participants: () => null,
};

function checkDates({ data, fault }: Source<EditionSource>): void {
  const { year, startsOn, endsOn, excursionOn, keyDates } = data;
  const lies = (day: string) => day >= startsOn && day <= endsOn;
  if (endsOn < startsOn) fault(['endsOn'], 'ends before it starts');
  if (!startsOn.startsWith(`${year}-`)) fault(['startsOn'], `${startsOn} is not in ${year}`);
  if (excursionOn !== null && !lies(excursionOn)) fault(['excursionOn'], `${excursionOn} is no day of the edition`);
  for (const [index, { startsOn: day, endsOn: lastDay = day, deadlineOf }] of keyDates.entries()) {
    const before = keyDates[index - 1];
    if (before !== undefined && before.startsOn > day) {
      fault(['keyDates', index, 'startsOn'], `${day} is before the date above it`);
    }
    if (deadlineOf !== undefined && lastDay > endsOn) {
      fault(['keyDates', index, 'deadlineOf'], `${deadlineOf} is taken until ${endsOn} only`);
    }
  }
}

export function checkEdition(source: Source<EditionSource>, folderName: string, content: Content): void {
  const { data, fault } = source;
  if (String(data.year) !== folderName) fault(['year'], 'is not the name of its folder');
  checkDates(source);
  faultRepeats(
    source,
    data.keyDates.map(({ id }, index) => [id, ['keyDates', index, 'id']]),
  );
  faultRepeats(
    source,
    data.keyDates.flatMap(({ deadlineOf }, index) =>
      deadlineOf === undefined ? [] : [[deadlineOf, ['keyDates', index, 'deadlineOf']]],
    ),
  );
  faultRepeats(
    source,
    data.screens.map((screen, index) => [screen, ['screens', index]]),
  );
  faultRepeats(
    source,
    data.projects.map(({ slug }, index) => [slug, ['projects', index, 'slug']]),
  );
  faultRepeats(
    source,
    data.mailings.map(({ type }, index) => [type, ['mailings', index, 'type']]),
  );
  for (const [index, screen] of data.screens.entries()) {
    const lacks = missing[screen](data, content);
    if (lacks !== null) fault(['screens', index], `${screen} has no ${lacks}`);
  }
}
