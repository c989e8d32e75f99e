import type { AttendanceKind } from '../../generated/types.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { typeset } from '../../lib/typography.ts';
import { attendanceTexts } from '../../texts/ru/attendance.ts';
import { recordTexts } from '../../texts/ru/participation.ts';
import type { DataColumn } from '../../ui/dataColumns.ts';
import type { AttendanceListQuery } from './AttendanceList.generated.ts';

export type AttendanceRow = NonNullable<AttendanceListQuery['attendance']>['items'][number];

const { columns: names } = attendanceTexts;
const { empty } = recordTexts;

const name: DataColumn<AttendanceRow> = {
  key: 'name',
  title: names.name,
  width: 16,
  render: ({ fullName }) => fullName ?? empty,
};
const organization: DataColumn<AttendanceRow> = {
  key: 'organization',
  title: names.organization,
  width: 16,
  render: ({ organizationName }) => (organizationName ? typeset(organizationName) : empty),
};
const section: DataColumn<AttendanceRow> = {
  key: 'section',
  title: names.section,
  width: 16,
  render: ({ sectionName }) => (sectionName ? typeset(sectionName) : empty),
};
const id: DataColumn<AttendanceRow> = { key: 'id', title: names.id, width: 5, render: (row) => row.id };
const time: DataColumn<AttendanceRow> = {
  key: 'time',
  title: names.time,
  width: 9,
  render: ({ at }) => (at ? formatDateTime(at) : empty),
};

/** Columns of the two lists (DSH-03, DSH-04). */
export const attendanceColumns: Record<AttendanceKind, readonly DataColumn<AttendanceRow>[]> = {
  AUDIENCE: [id, name, organization, section],
  ATTENDANCE: [name, organization, section, time],
};
