import { type Form, useFormValue } from '../../../ui/form.ts';
import { useListScope } from '../list/listContext.ts';
import { ScheduleWarning } from './ScheduleWarning.tsx';

interface ScheduleValues {
  talkSchedule: string;
  talkDay: number | '';
}

/** The warning below the date and day of a form. */
export function FormScheduleWarning<Values extends ScheduleValues>({ form }: { form: Form<Values> }) {
  const { year } = useListScope();
  const talkSchedule = useFormValue(form, 'talkSchedule');
  const talkDay = useFormValue(form, 'talkDay');
  const take = (suggested: string) => form.set({ talkSchedule: suggested } as Partial<Values>);
  return <ScheduleWarning {...{ year, talkSchedule }} talkDay={talkDay === '' ? null : talkDay} onTake={take} />;
}
