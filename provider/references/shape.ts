import { z } from 'zod';
import { toMoscowDay } from '../dates.ts';

/** Registrations and profiles name these ids, so an id must never get another meaning. */
const id = z.number().int().min(1).max(2_147_483_647);
const text = z
  .string('must be a text: put it in quotes')
  .trim()
  .min(1, 'is empty')
  .max(500, 'has more than 500 characters');
const day = z.iso.date({ error: 'must be a day, YYYY-MM-DD' });
const instant = z.iso.datetime({ offset: true, error: 'must be an instant with zone' });

/** `closesAt` is the first instant after the window. */
const window = z
  .strictObject({ opensAt: instant, closesAt: instant })
  .refine(({ opensAt, closesAt }) => Date.parse(opensAt) < Date.parse(closesAt), {
    error: 'must open before it closes',
  });

const picture = z
  .string()
  .regex(/^[\w-]+\.(png|jpe?g)$/, { error: 'must be the name of a .png or .jpg beside this file' });

const section = z.strictObject({
  id,
  name: text,
  /** 1 or 2; omitted for a section without posters. */
  posterSession: z.union([z.literal(1), z.literal(2)]).optional(),
  isActive: z.boolean().default(true),
  isPublic: z.boolean().default(true),
  isSpeaker: z.boolean().default(true),
});

const opensWithRegistration = (windows: { registrationWindow: Window; thesesWindow: Window }) =>
  Date.parse(windows.registrationWindow.opensAt) === Date.parse(windows.thesesWindow.opensAt);
const thesesOpen = { error: 'must open with the registration', path: ['thesesWindow', 'opensAt'] };
type Window = z.infer<typeof window>;

const dayOf = (instant: string) => toMoscowDay(new Date(instant));
/** Windows close at the first instant after their last day. */
const lastDayOf = ({ closesAt }: Window) => toMoscowDay(new Date(Date.parse(closesAt) - 1));

/** A file of `meetings/`. Without an address there are no invitations, without a signatory no documents at all. */
export const meetingShape = z
  .strictObject({
    id,
    year: z.number().int().min(2000).max(2100),
    title: text,
    place: text,
    address: text.optional(),
    /** Facsimile and stamp are pictures (PNG or JPEG) in the same folder. */
    signatory: z
      .strictObject({ name: text, post: text, facsimile: picture.optional(), stamp: picture.optional() })
      .optional(),
    /** A sentence at the end of the invitation, for example on the fee. */
    invitationNote: text.optional(),
    /** The organisers' address for questions: letters name it, and replies go to it. */
    contactEmail: z.email().optional(),
    startsOn: day,
    endsOn: day,
    excursionOn: day.optional(),
    confirmationDueOn: day.optional(),
    registrationWindow: window,
    thesesWindow: window,
    schoolWindow: window,
    certificatesFrom: instant,
    /** Windows of the older variant of the cabinet; omitted if there is no such variant. */
    expiredWindows: z
      .strictObject({ registrationWindow: window, thesesWindow: window })
      .refine(opensWithRegistration, thesesOpen)
      .optional(),
    schoolSectionId: id.optional(),
    sections: z.array(section).min(1),
  })
  .refine(opensWithRegistration, thesesOpen)
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { error: 'must not be before startsOn', path: ['endsOn'] })
  // A date of another year's forum would open windows or issue certificates too early or too late.
  .superRefine((meeting, context) => {
    const { startsOn, endsOn, confirmationDueOn: due, certificatesFrom, registrationWindow, expiredWindows } = meeting;
    const report = (message: string, ...path: string[]) => context.addIssue({ code: 'custom', message, path });
    if (dayOf(certificatesFrom) < startsOn) report('must not be before startsOn', 'certificatesFrom');
    if (due !== undefined && (due < dayOf(registrationWindow.opensAt) || due > endsOn))
      report('must lie between the opening of the registration and endsOn', 'confirmationDueOn');
    for (const name of ['registrationWindow', 'thesesWindow', 'schoolWindow'] as const)
      if (lastDayOf(meeting[name]) > endsOn) report('must not be after endsOn', name, 'closesAt');
    for (const [name, expired] of Object.entries(expiredWindows ?? {}))
      if (lastDayOf(expired) > endsOn) report('must not be after endsOn', 'expiredWindows', name, 'closesAt');
  })
  .refine(
    ({ schoolSectionId: school, sections }) => school === undefined || sections.some((one) => one.id === school),
    {
      error: 'names no section of this meeting',
      path: ['schoolSectionId'],
    },
  );

export type MeetingData = z.infer<typeof meetingShape>;

export const organizationsShape = z.array(z.strictObject({ id, name: text })).min(1);
/** Positions, degrees and school statuses. */
export const titlesShape = z.array(z.strictObject({ id, title: text })).min(1);

type Titles = z.infer<typeof titlesShape>;

export type ReferenceData = {
  organizations: z.infer<typeof organizationsShape>;
  positions: Titles;
  degrees: Titles;
  schoolStatuses: Titles;
  meetings: MeetingData[];
};
