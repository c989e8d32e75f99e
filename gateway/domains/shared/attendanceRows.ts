import type { AttendanceRecord } from '../../graphql/models.ts';
import { shortHash } from '../../lib/shortHash.ts';
import type { AttendanceKind } from '../../provider/calls/attendance.ts';
import type { AttendanceRecord as AttendanceRecordRecord } from '../../provider/records/attendance.ts';

/** A hash of the record, used as its id if the provider sends none. */
const hashOf = (record: AttendanceRecordRecord): string => `h${shortHash(JSON.stringify(record))}`;

const keys: Record<AttendanceKind, (record: AttendanceRecordRecord) => string> = {
  attendance: (record) => (record.id === null ? hashOf(record) : String(record.id)),
  // The provider sends the id of the registration, which can be in several sections.
  audience: (record) =>
    record.id === null || record.sectionId === null ? hashOf(record) : `${record.id}.${record.sectionId}`,
};

/** The rows of a meeting's list, each with a unique key; equal records get a number. */
export function attendanceRows(
  kind: AttendanceKind,
  list: readonly AttendanceRecordRecord[],
  meetingId: number,
): AttendanceRecord[] {
  const seen = new Map<string, number>();
  return list.map((record) => {
    const key = keys[kind](record);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return { ...record, meetingId, key: count === 1 ? key : `${key}.${count}` };
  });
}
