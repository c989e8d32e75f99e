import type { Database } from '../database/open.ts';
import type { Participation } from './registration.ts';

/** need_tour of a record: no answer yet. */
export const TOUR_UNANSWERED = 0;
/** need_tour of a record: attending. */
export const TOUR_COMES = 2;

export type Answers = Partial<Pick<Participation, 'need_tour' | 'tshort_size'>>;

/**
 * Writes the person's answers about excursion and T-shirt to this registration and to every other one of the forum, because
 * they belong to the person, not to a talk (ruling R17).
 */
export async function writeAnswers(db: Database, row: Participation, answers: Answers): Promise<void> {
  if (Object.keys(answers).length === 0) return;
  await db
    .updateTable('participations')
    .set(answers)
    .where('account_id', '=', row.account_id)
    .where('meeting_id', '=', row.meeting_id)
    .where('is_active', '=', true)
    .where(({ or, eb }) => or([eb('id', '=', row.id), eb('is_school', '=', false)]))
    .execute();
}

/** The answers that another registration of the forum copies; all registrations of a person have the same (ruling R17). */
export function answersOf(active: Participation[]): Required<Answers> {
  const forum = active.filter((row) => !row.is_school);
  return {
    need_tour: forum.find(({ need_tour }) => need_tour)?.need_tour ?? TOUR_UNANSWERED,
    tshort_size: forum.find(({ tshort_size }) => tshort_size)?.tshort_size ?? null,
  };
}
