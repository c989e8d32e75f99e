import { useEffect } from 'react';
import { listTexts } from '#texts/participantList.ts';
import { notifyError, toast } from '../../../lib/notify.ts';

type Dated = { unreadableFields: readonly string[] | null };

/** One toast for all records with a date that could not be read; the fields are empty (LST-11). */
export function useUnreadableDates(records: readonly (Dated | null | undefined)[]): void {
  const isUnreadable = records.some((record) => (record?.unreadableFields ?? []).length > 0);
  useEffect(() => {
    if (isUnreadable) notifyError(listTexts.unreadableDate, { autoClose: toast.rejection });
  }, [isUnreadable]);
}
