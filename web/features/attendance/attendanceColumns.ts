import { attendanceTexts } from '#texts/attendance.ts';
import { recordTexts } from '#texts/participation.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { typeset } from '../../lib/typography.ts';
import type { DataColumn } from '../../ui/table/dataColumns.ts';
import type { AttendanceListQuery } from './AttendanceList.generated.ts';
import type { AudienceListQuery } from './AudienceList.generated.ts';

type Attendance = NonNullable<NonNullable<AttendanceListQuery['edition']>['attendance']>['nodes'][number];
type Audience = NonNullable<NonNullable<AudienceListQuery['edition']>['audience']>['nodes'][number];

const { columns: names } = attendanceTexts;
const { empty } = recordTexts;

/** Columns that both lists have. */
const name: DataColumn<Attendance | Audience> = {
  key: 'name',
  title: names.name,
  width: 16,
  render: ({ fullName }) => fullName ?? empty,
};
const organization: DataColumn<Attendance | Audience> = {
  key: 'organization',
  title: names.organization,
  width: 16,
  render: (row) => (row.organization?.name ? typeset(row.organization.name) : empty),
};
const section: DataColumn<Attendance | Audience> = {
  key: 'section',
  title: names.section,
  width: 16,
  render: (row) => (row.section?.name ? typeset(row.section.name) : empty),
};

/** DSH-03. */
export const audienceColumns: readonly DataColumn<Audience>[] = [
  { key: 'id', title: names.id, width: 5, render: ({ registrationNumber }) => registrationNumber ?? empty },
  name,
  organization,
  section,
];

/** DSH-04. */
export const attendanceColumns: readonly DataColumn<Attendance>[] = [
  name,
  organization,
  section,
  {
    key: 'time',
    title: names.time,
    width: 9,
    render: ({ arrivedAt }) => (arrivedAt ? formatDateTime(arrivedAt) : empty),
  },
];
