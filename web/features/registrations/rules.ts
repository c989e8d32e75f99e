/** The registration dialog's form: its values, its rules, and what it sends. */
import type { ParticipationFormat, RegisterForForumInput } from '../../generated/types.ts';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import { listeningSections, type SectionList, stillOffered, talkSections } from './sections.ts';
import { isTalkFormat } from './state.ts';

/** Formats a person can ask for. */
export const requestableFormats = ['LISTENER', 'SPEAKER', 'POSTER'] as const satisfies readonly ParticipationFormat[];

/** What the dialog holds. */
export interface RegistrationValues {
  format: (typeof requestableFormats)[number];
  sectionId: string;
  title: string;
  listeningSectionIds: string[];
}

/** The dialog as it opens. */
export const emptyRegistration: RegistrationValues = {
  format: 'LISTENER',
  sectionId: '',
  title: '',
  listeningSectionIds: [],
};

/** The draft without sections that can be chosen no more: it may be older than the list. Unread lists change nothing. */
export function offeredOnly(values: RegistrationValues, sections: SectionList['items']): RegistrationValues {
  if (sections === null) return values;
  return {
    ...values,
    sectionId: stillOffered([values.sectionId], talkSections(sections))[0] ?? '',
    listeningSectionIds: stillOffered(values.listeningSectionIds, listeningSections(sections)),
  };
}

/** Messages by field; a talk or poster needs a section and a title (REG-03). */
export function checkRegistration(values: RegistrationValues): Partial<Record<keyof RegistrationValues, string>> {
  if (!isTalkFormat(values.format)) return {};
  const { rules } = registrationTexts.dialog;
  return {
    ...(values.sectionId === '' ? { sectionId: rules.section } : {}),
    ...(values.title.trim() === '' ? { title: rules.title } : {}),
  };
}

/** What is sent; a listener has neither section nor title, whatever was typed before the format was changed. */
export function registrationInput(values: RegistrationValues): RegisterForForumInput {
  const talk = isTalkFormat(values.format);
  return {
    format: values.format,
    sectionId: talk ? values.sectionId : null,
    title: talk ? values.title.trim() : null,
    listeningSectionIds: values.listeningSectionIds,
  };
}
