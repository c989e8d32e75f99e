/** Drafts of the registration dialog. */
import { type DraftPlace, readDraft, removeDraft, writeDraft } from '../../lib/draftStorage.ts';
import { cleanText } from '../../lib/forms/cleanText.ts';
import { isTalkFormat } from '../../lib/forms/talk.ts';
import type { Purpose, RegistrationValues } from './registrationForm.ts';

/** Where a dialog's draft is stored. */
export const draftPlace = (purpose: Purpose, account: string): DraftPlace => ({
  name: `registration-${purpose}`,
  version: 2,
  account,
});

/**
 * Makes a talk typed for the first registration, which another tab or device has made meanwhile, the draft of an additional
 * talk, unless the person has registered it.
 */
export function takeTalkOver(account: string, titles: readonly (string | null)[]): void {
  const [from, to] = [draftPlace('first', account), draftPlace('extra', account)];
  const { format, sectionId, title }: Partial<RegistrationValues> = readDraft(from)?.changed ?? {};
  if (format === undefined || !isTalkFormat(format) || readDraft(to) !== null) return;
  if (!titles.includes(cleanText(title ?? ''))) writeDraft(to, { format, sectionId, title });
  removeDraft(from);
}
