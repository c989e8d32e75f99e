/** Every combination of a registration and its edition that the specification allows (1§4). */
import type { RegistrationCard_RegistrationFragment } from '../../../web/features/registrations/RegistrationCard.generated.ts';
import type { ParticipationFormat, WindowState } from '../../../web/generated/types.ts';

const span = { opensAt: '2025-07-31T21:00:00.000Z', closesAt: '2025-10-01T21:00:00.000Z' };
const file = { key: '7' };

export const base: RegistrationCard_RegistrationFragment = {
  id: '1',
  isSchool: false,
  requestedFormat: 'LISTENER',
  confirmedFormat: null,
  isConfirmed: false,
  title: null,
  talkSchedule: null,
  requestedSection: null,
  confirmedSection: null,
  listeningSections: [],
  tour: null,
  tshirtSize: null,
  hasGivenUpPoster: false,
  talk: null,
  posterSession: null,
  thesisDocument: null,
  thesisPdf: null,
  expertConclusion: null,
};

/** The facts of the edition at one time. */
export const editionAt = (
  registration: WindowState,
  hasCertificates = false,
  isOver = false,
  theses: WindowState = registration,
) => ({
  registrationWindow: { ...span, state: registration },
  thesesWindow: { ...span, state: theses },
  hasCertificates,
  isOver,
});

export const theses = { thesisDocument: file, thesisPdf: file };

export const files = {
  none: {},
  some: { thesisDocument: file },
  all: { ...theses, expertConclusion: file },
} as const;

const formats = ['LISTENER', 'SPEAKER', 'POSTER'] as const satisfies ParticipationFormat[];
const windows = ['UPCOMING', 'OPEN', 'CLOSED'] as const satisfies WindowState[];

/**
 * Possible times: nothing is available or over before the windows close. Certificates may come before the last day is over
 * (2025) or after it (the older variant).
 */
const times = windows.flatMap((registration) =>
  windows.flatMap((theses) => {
    const after = registration === 'CLOSED' && theses === 'CLOSED' ? [false, true] : [false];
    return after.flatMap((given) => after.map((over) => editionAt(registration, given, over, theses)));
  }),
);

/** A person confirms only after a moderator; a person who gave up a poster is a confirmed listener who has confirmed. */
const answers = formats.flatMap((requestedFormat) => [
  { requestedFormat, confirmedFormat: null, isConfirmed: false, hasGivenUpPoster: false },
  ...formats.flatMap((confirmedFormat) => [
    { requestedFormat, confirmedFormat, isConfirmed: false, hasGivenUpPoster: false },
    { requestedFormat, confirmedFormat, isConfirmed: true, hasGivenUpPoster: false },
  ]),
  { requestedFormat, confirmedFormat: 'LISTENER' as const, isConfirmed: true, hasGivenUpPoster: true },
]);

/** All combinations, each with a unique name. */
export const everyCombination = answers.flatMap((answer) =>
  times.flatMap((edition) =>
    Object.entries(files).map(([fill, slots]) => ({
      name: [
        `requested ${answer.requestedFormat}`,
        `confirmed ${answer.confirmedFormat ?? 'none'}`,
        `is_confirm ${Number(answer.isConfirmed)}`,
        ...(answer.hasGivenUpPoster ? ['poster given up'] : []),
        `registration ${edition.registrationWindow.state}`,
        `theses ${edition.thesesWindow.state}`,
        `certificates ${edition.hasCertificates ? 'yes' : 'no'}`,
        `forum ${edition.isOver ? 'over' : 'to come'}`,
        `files ${fill}`,
      ].join(', '),
      registration: { ...base, ...answer, title: 'Доклад', ...slots },
      edition,
    })),
  ),
);
