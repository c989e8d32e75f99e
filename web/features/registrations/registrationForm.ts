/** The registration dialog's form: values and input; registrationSchema.ts has the rules. */
import type { AddTalkInput, FormatChoice, RegisterForForumInput } from '../../generated/types.ts';
import { isTalkFormat } from '../../lib/forms/talk.ts';
import { listeningSections, type SectionList, stillOffered, talkSections } from './sections.ts';

/** Which registration it is: the person's first, or one of two additional talks (REG-07). */
export type Purpose = 'first' | 'extra';

/** Formats that a person can request; an additional registration is a talk or a poster. */
export const requestableFormats: Record<Purpose, readonly FormatChoice[]> = {
  first: ['LISTENER', 'SPEAKER', 'POSTER'],
  extra: ['SPEAKER', 'POSTER'],
};

/** The dialog's values. */
export interface RegistrationValues {
  format: FormatChoice;
  sectionId: string;
  title: string;
  listeningSectionIds: string[];
}

const nothingChosen = { sectionId: '', title: '', listeningSectionIds: [] };

/** The initial values. */
export const emptyRegistration: Record<Purpose, RegistrationValues> = {
  first: { ...nothingChosen, format: 'LISTENER' },
  extra: { ...nothingChosen, format: 'SPEAKER' },
};

/** The draft without sections that can no longer be chosen: it may be older than the list. Without the list, unchanged. */
export function offeredOnly(values: RegistrationValues, sections: SectionList['items']): RegistrationValues {
  if (sections === null) return values;
  return {
    ...values,
    sectionId: stillOffered([values.sectionId], talkSections(sections))[0] ?? '',
    listeningSectionIds: stillOffered(values.listeningSectionIds, listeningSections(sections)),
  };
}

/** The input to send; a listener has neither section nor title, even when they were typed. */
export function registrationInput(values: RegistrationValues): RegisterForForumInput {
  const talk = isTalkFormat(values.format);
  return {
    requestedFormat: values.format,
    requestedSectionId: talk ? values.sectionId : null,
    title: talk ? values.title.trim() : null,
    listeningSectionIds: values.listeningSectionIds,
  };
}

/** The input of an additional talk. The service copies the first registration's answer about the excursion (REG-07). */
export function talkInput({ format, sectionId, title }: RegistrationValues): AddTalkInput {
  return {
    requestedFormat: format === 'POSTER' ? 'POSTER' : 'SPEAKER',
    requestedSectionId: sectionId,
    title: title.trim(),
  };
}

/** REG-07: the first registration and two additional talks. */
const MOST_REGISTRATIONS = 3;

/** How many talks can still be added. */
export const extraTalksLeft = (registrations: number): number => Math.max(0, MOST_REGISTRATIONS - registrations);
