import { dayOf } from '../lib/dates.ts';
import { datesOf, lastDayOf } from './dates.ts';
import type { EditionSource } from './shape/edition.ts';
import { namesIn, reportDuplicates, type Source } from './source.ts';
import type { ConsentText, Texts } from './texts.ts';

interface Content {
  texts: Texts;
  consents: readonly ConsentText[];
  hasProgramme: boolean;
  hasGallery: boolean;
}

/** Returns the name of the first part that a screen needs and the edition lacks. */
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

function checkDates({ data, report }: Source<EditionSource>): void {
  const { year, startsOn, endsOn, excursionOn, closesOn, keyDates } = data;
  const lies = (day: string) => day >= startsOn && day <= endsOn;
  if (endsOn < startsOn) report(['endsOn'], 'ends before it starts');
  if (!startsOn.startsWith(`${year}-`)) report(['startsOn'], `${startsOn} is not in ${year}`);
  if (excursionOn !== null && !lies(excursionOn)) report(['excursionOn'], `${excursionOn} is not a day of the edition`);
  if (closesOn !== null && closesOn < endsOn) report(['closesOn'], `${closesOn} is before the edition ends`);
  const dates = datesOf(data, null);
  for (const [index, { startsOn: day, endsOn: lastDay = day, deadlineOf, dayOf: named }] of keyDates.entries()) {
    const before = keyDates[index - 1];
    const [first, last] = dates.get(named ?? '') ?? [day, lastDay];
    if (first !== day || last !== lastDay) {
      report(['keyDates', index, 'startsOn'], `${named} is ${first === last ? first : `${first} to ${last}`}`);
    }
    if (before !== undefined && before.startsOn > day) {
      report(['keyDates', index, 'startsOn'], `${day} is before the date above it`);
    }
    if (deadlineOf !== undefined && lastDay > endsOn) {
      report(['keyDates', index, 'deadlineOf'], `${deadlineOf} ends on ${endsOn} with the edition`);
    }
    if (deadlineOf !== undefined && lastDay < dayOf(data.registrationWindow.opensAt)) {
      report(['keyDates', index, 'deadlineOf'], `${deadlineOf} ends before the registration opens`);
    }
  }
}

/** A window or an instant of another year's forum would open screens or issue certificates too early or too late. */
function checkWindows({ data, report }: Source<EditionSource>): void {
  const { startsOn, endsOn, registrationWindow, thesesWindow, schoolWindow, certificatesFrom, expiredWindows } = data;
  const startIn = (years: number) => `${Number(startsOn.slice(0, 4)) + years}${startsOn.slice(4)}`;
  const check = (windows: Record<string, { opensAt: string; closesAt: string }>, from: string, path: string[]) => {
    for (const [name, { opensAt, closesAt }] of Object.entries(windows)) {
      const place = [...path, name];
      if (dayOf(opensAt) < startIn(-1))
        report([...place, 'opensAt'], 'opens more than a year before the edition starts');
      if (lastDayOf(closesAt) > endsOn) report([...place, 'closesAt'], 'closes after the edition ends');
    }
    const day = dayOf(from);
    if (day < startsOn) report([...path, 'certificatesFrom'], `${day} is before the edition starts`);
    if (day > startIn(1)) report([...path, 'certificatesFrom'], `${day} is more than a year after the edition starts`);
  };
  check({ registrationWindow, thesesWindow, schoolWindow }, certificatesFrom, []);
  if (expiredWindows) {
    const { certificatesFrom: from, ...windows } = expiredWindows;
    check(windows, from, ['expiredWindows']);
  }
}

export function checkEdition(source: Source<EditionSource>, folderName: string, content: Content): void {
  const { data, report } = source;
  if (String(data.year) !== folderName) report(['year'], 'is not the name of its folder');
  checkDates(source);
  checkWindows(source);
  const { keyDates, news, screens, projects, mailings } = data;
  reportDuplicates(source, namesIn(keyDates, ['keyDates'], 'id'));
  reportDuplicates(source, namesIn(news, ['news'], 'id'));
  reportDuplicates(source, namesIn(keyDates, ['keyDates'], 'deadlineOf'));
  reportDuplicates(
    source,
    screens.map((screen, index) => [screen, ['screens', index]]),
  );
  reportDuplicates(source, namesIn(projects, ['projects'], 'slug'));
  reportDuplicates(source, namesIn(mailings, ['mailings'], 'type'));
  for (const purpose of ['processing', 'publication'] as const) {
    if (data.consent === 'separate' && !content.consents.some((document) => document.purpose === purpose))
      report(['consent'], `separate has no texts/consents/${purpose}-YYYY-MM-DD.md`);
  }
  for (const [index, screen] of screens.entries()) {
    const lacks = missing[screen](data, content);
    if (lacks !== null) report(['screens', index], `${screen} has no ${lacks}`);
  }
}
