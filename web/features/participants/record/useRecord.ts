import { useEffect, useRef } from 'react';
import { deskRecordTexts } from '#texts/deskRecord.ts';
import { notifyError, toast } from '../../../lib/notify.ts';
import { awaitsNames } from '../../../lib/sections.ts';
import { useSectionLookup } from '../../../ui/service/useSectionLookup.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { useDeskState } from '../model/useDesk.ts';
import { useDeskRecordQuery } from './DeskRecord.generated.ts';

/** Whether list and record say the same: both come by the same fragment. */
const isSame = (one: DeskRow | null, other: DeskRow | null) => JSON.stringify(one) === JSON.stringify(other);

/**
 * An open record: the list's row at once, the full record as soon as it is read. It is read again when the list says that
 * somebody changed it.
 */
export function useRecord(id: string, year: number) {
  const { rows } = useDeskState();
  const row = rows?.find((one) => one.id === id) ?? null;
  // The cache keeps what a change answers, so the view follows it without another read.
  const { data, error, refetch } = useDeskRecordQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const full = data?.registration ?? null;
  const read = () => refetch().catch(() => undefined);

  const known = useRef({ id, row });
  useEffect(() => {
    const before = known.current;
    known.current = { id, row };
    if (before.id === id && !isSame(before.row, row) && !isSame(row, full)) void read();
  });

  const record = full ?? row;
  useSectionLookup(year, awaitsNames(record), () => void read());
  const isUnreadable = (record?.unreadableFields ?? []).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record (LST-11)
  useEffect(() => {
    if (isUnreadable) notifyError(deskRecordTexts.unreadableDate, { autoClose: toast.rejection });
  }, [id, isUnreadable]);
  return {
    record,
    /** Whether the record was read in full, which a change needs. */
    isFull: full !== null,
    /** Whether the list was read and does not have the record. */
    isUnlisted: rows !== null && row === null,
    query: { data, error, refetch },
    read,
  };
}
