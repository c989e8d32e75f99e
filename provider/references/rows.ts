import type { MeetingsTable, SectionsTable } from '../database/tables.ts';
import { referencesTexts } from '../texts/references.ts';
import type { MeetingData } from './shape.ts';

/** The signatory's position on documents if the data name none. */
const USUAL_POST = referencesTexts.usualPost;

function toMeetingRow(meeting: MeetingData, newestYear: number): MeetingsTable {
  const { registrationWindow, thesesWindow, schoolWindow, expiredWindows: variant } = meeting;
  const at = (instant: string | undefined) => (instant === undefined ? null : new Date(instant));
  return {
    id: meeting.id,
    year: meeting.year,
    title: meeting.title,
    place: meeting.place,
    address: meeting.address ?? null,
    signatory_name: meeting.signatory?.name ?? null,
    signatory_post: meeting.signatory?.post ?? USUAL_POST,
    signatory_facsimile: meeting.signatory?.facsimile ?? null,
    signatory_stamp: meeting.signatory?.stamp ?? null,
    invitation_note: meeting.invitationNote ?? null,
    contact_email: meeting.contactEmail ?? null,
    starts_on: meeting.startsOn,
    ends_on: meeting.endsOn,
    excursion_on: meeting.excursionOn ?? null,
    confirmation_due_on: meeting.confirmationDueOn ?? null,
    registration_opens: new Date(registrationWindow.opensAt),
    registration_closes: new Date(registrationWindow.closesAt),
    thesis_closes: new Date(thesesWindow.closesAt),
    school_opens: new Date(schoolWindow.opensAt),
    school_closes: new Date(schoolWindow.closesAt),
    certificates_from: new Date(meeting.certificatesFrom),
    variant_registration_opens: at(variant?.registrationWindow.opensAt),
    variant_registration_closes: at(variant?.registrationWindow.closesAt),
    variant_thesis_closes: at(variant?.thesesWindow.closesAt),
    school_section_id: meeting.schoolSectionId ?? null,
    is_current: meeting.year === newestYear,
  };
}

/** Meetings and their sections as the tables hold them; the newest year is the current forum. */
export function toMeetingRows(meetings: MeetingData[]): { meetings: MeetingsTable[]; sections: SectionsTable[] } {
  const newest = Math.max(...meetings.map(({ year }) => year));
  return {
    meetings: meetings.map((meeting) => toMeetingRow(meeting, newest)),
    sections: meetings.flatMap((meeting) =>
      meeting.sections.map(({ id, name, posterSession = null, isActive, isPublic, isSpeaker }) => ({
        id,
        meeting_id: meeting.id,
        name,
        is_active: isActive,
        is_public: isPublic,
        is_speaker: isSpeaker,
        poster_session: posterSession,
      })),
    ),
  };
}
