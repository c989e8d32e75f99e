import { moderatorTexts as texts } from '#texts/moderator.ts';
import { formatDate } from '../../../lib/dates.ts';
import { listAddress, only } from '../scope/listAddress.ts';
import type { WaitingBoard_EditionFragment } from './WaitingBoard.generated.ts';

/** The query that shows the list of letters on the same screen. */
export const lettersShown = 'letters=given-up';

/** A number of records that wait, with the address of their list. */
export interface WaitingCount {
  name: keyof typeof texts.counts;
  count: number;
  note: string | null;
  to: string;
}

type Edition = WaitingBoard_EditionFragment;

function deadlineNote({ confirmationDueOn: due, isConfirmationOverdue, endsOn, isOver }: Edition): string | null {
  if (isOver) return texts.over;
  if (due === null) return null;
  return isConfirmationOverdue ? texts.overdue(formatDate(due), formatDate(endsOn)) : texts.due(formatDate(due));
}

/** The waiting records of the current edition; `since` is the day of the previous visit, null on the first one. */
export function waitingCounts(edition: Edition, since: string | null): WaitingCount[] {
  const { participants, cancelled, givenUpLetters } = edition;
  if (participants === null) return [];
  const { statuses, theses, possibleDoubleCount, createdOn } = participants.facets;
  const ofStatus = (wanted: string) => statuses?.find(({ status }) => status === wanted)?.count ?? 0;
  const isNew = (date: string | null) => since !== null && date !== null && date >= since;
  const newCount = (createdOn ?? []).reduce((sum, { date, count }) => sum + (isNew(date) ? count : 0), 0);
  return [
    {
      name: 'format',
      count: ofStatus('AWAITING_FORMAT'),
      note: null,
      to: listAddress(null, { status: only('AWAITING_FORMAT') }),
    },
    {
      name: 'person',
      count: ofStatus('AWAITING_PERSON'),
      note: deadlineNote(edition),
      to: listAddress(null, { status: only('AWAITING_PERSON') }),
    },
    {
      name: 'theses',
      count: theses?.find(({ state }) => state === 'MISSING')?.count ?? 0,
      note: null,
      to: listAddress(null, { thesis: only('MISSING') }),
    },
    {
      name: 'doubles',
      count: possibleDoubleCount ?? 0,
      note: null,
      to: listAddress(null, { double: only('YES') }),
    },
    ...(cancelled == null
      ? []
      : [
          {
            name: 'cancelled' as const,
            count: cancelled.totalCount,
            note: null,
            to: listAddress(null, { format: only('SPEAKER', 'POSTER') }, { isCancelled: true }),
          },
        ]),
    ...(givenUpLetters == null
      ? []
      : [{ name: 'letters' as const, count: givenUpLetters.length, note: null, to: `?${lettersShown}` }]),
    ...(since === null
      ? []
      : [
          {
            name: 'fresh' as const,
            count: newCount,
            note: texts.since(formatDate(since)),
            to: listAddress(null, { created: only(`${since}..`) }),
          },
        ]),
  ];
}
