import type { ParticipationFormat } from '../../../../generated/types.ts';
import { isTalkFormat } from '../../../../lib/forms/talk.ts';

interface Titled {
  title: string | null;
  isSchool: boolean;
  unreadableFields: readonly string[] | null;
}

/** Whether a talk of this format would have no title, because its person registered as a listener. */
export const lacksTitle = (
  { title, isSchool, unreadableFields }: Titled,
  format: ParticipationFormat | '' | null,
): boolean => isTalkFormat(format ?? '') && title === null && !isSchool && !(unreadableFields ?? []).includes('title');
