import { endOfDay, moscowInstant } from '../../editions/moscow.ts';
import { talksIn } from '../../editions/programme.ts';
import type { EditionData } from '../../editions/readEdition.ts';
import type { ConsentPurpose, EditionScreen, ParticipationFormat, Window } from '../../generated/types.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import type { Clock } from '../../lib/clock.ts';
import { dayOf, instantOf } from '../../lib/dates.ts';
import { findSection } from '../../shared/sections.ts';
import { consentInForce } from '../shared/consents.ts';
import { isOpenToModerators } from '../shared/editionOf.ts';
import { readSections } from '../shared/readSections.ts';
import { isForumOver, tourIsOver, type WindowSpan, windowState } from '../shared/windows.ts';

const toWindow = (span: WindowSpan, clock: Clock): Window => ({
  opensAt: instantOf(span.opensAt),
  closesAt: instantOf(span.closesAt),
  // Static answers contain the rest of a window, so only this field may read the clock.
  get state() {
    return windowState(span, clock);
  },
});

/** The day by which the organisers expect confirmations; null without such a date (REG-06). */
function confirmationDueOn({ keyDates }: EditionData): string | null {
  const due = keyDates.find(({ deadlineOf }) => deadlineOf === 'confirmation');
  return due === undefined ? null : (due.endsOn ?? due.startsOn);
}

const hasCome = (instant: string, clock: Clock) => clock.now().getTime() >= Date.parse(instant);

const screens: Record<EditionData['screens'][number], EditionScreen> = {
  organisers: 'ORGANISERS',
  contacts: 'CONTACTS',
  programme: 'PROGRAMME',
  theses: 'THESES',
  thesisCollection: 'THESIS_COLLECTION',
  photos: 'PHOTOS',
  tour: 'TOUR',
  participants: 'PARTICIPANTS',
};

const purposes: Record<EditionData['consents'][number]['purpose'], ConsentPurpose> = {
  processing: 'PROCESSING',
  publication: 'PUBLICATION',
};

const formats: Record<EditionData['formats'][number]['format'], ParticipationFormat> = {
  listener: 'LISTENER',
  speaker: 'SPEAKER',
  poster: 'POSTER',
};

export const editionResolvers: Resolvers = {
  Query: {
    clock: (_, __, { clock }) => ({ now: clock.now().toISOString(), isDemo: clock.isDemo }),
    edition: (_, { year }, { editions }) => (year == null ? editions.current : editions.byYear(year)),
    editions: (_, __, { editions }) => editions.all,
  },
  Edition: {
    id: ({ year }) => String(year),
    location: ({ place }) => place,
    tourOn: ({ excursionOn }) => excursionOn,
    isTourOver: (edition, _, { clock }) => tourIsOver(edition, clock),
    registrationWindow: (edition, _, { clock }) => toWindow(edition.registrationWindow, clock),
    thesesWindow: (edition, _, { clock }) => toWindow(edition.thesesWindow, clock),
    schoolWindow: (edition, _, { clock }) => toWindow(edition.schoolWindow, clock),
    school: async ({ school, meetingId }, _, context) => ({
      title: school.title,
      // Reading the list of sections needs a login; a visitor gets the section with its id only.
      section: findSection(await readSections(context, meetingId).catch(() => null), school.sectionId),
    }),
    certificatesFrom: (edition) => instantOf(edition.certificatesFrom),
    hasCertificates: (edition, _, { clock }) => hasCome(edition.certificatesFrom, clock),
    isOpenToModerators: (edition, _, { clock }) => isOpenToModerators(edition, clock),
    isOver: (edition, _, { clock }) => isForumOver(edition, clock.now()),
    confirmationDueOn,
    isConfirmationOverdue: (edition, _, { clock }) => {
      const due = confirmationDueOn(edition);
      return due !== null && dayOf(clock.now()) > due;
    },
    expiredWindows: ({ expiredWindows }, _, { clock }) =>
      expiredWindows && {
        registrationWindow: toWindow(expiredWindows.registrationWindow, clock),
        thesesWindow: toWindow(expiredWindows.thesesWindow, clock),
        certificatesFrom: instantOf(expiredWindows.certificatesFrom),
        get hasCertificates() {
          return hasCome(expiredWindows.certificatesFrom, clock);
        },
      },
    formats: (edition) => edition.formats.map((described) => ({ ...described, format: formats[described.format] })),
    keyDates: ({ year, keyDates }) =>
      keyDates.map(({ id, title, note, startsOn, endsOn }) => ({
        key: `${year}.${id}`,
        title,
        note,
        startsOn,
        endsOn: endsOn ?? null,
        startsAt: moscowInstant(startsOn, '00:00'),
        endsAt: endOfDay(endsOn ?? startsOn),
      })),
    consentDocuments: (edition) =>
      edition.consents.map(({ purpose, version, text }) => ({
        purpose: purposes[purpose],
        version,
        validFrom: version.slice(-'YYYY-MM-DD'.length),
        isInForce: version === consentInForce(edition, purpose),
        text,
      })),
    secondReading: ({ secondReading }, _, { editions }) =>
      secondReading === null ? null : editions.byYear(secondReading),
    page: (edition) => edition,
  },
  EditionPage: {
    screens: (edition) => edition.screens.map((screen) => screens[screen]),
  },
  Programme: {
    talk: (programme, { slug }) => talksIn(programme).find((talk) => talk.slug === slug) ?? null,
  },
};
