import { attendanceTexts } from '#texts/attendance.ts';
import { recordTexts } from '#texts/participation.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { keyOf } from '../../lib/ids.ts';
import { typeset } from '../../lib/typography.ts';
import type { DataColumn } from '../../ui/table/dataColumns.ts';
import type { AttendanceListQuery } from './AttendanceList.generated.ts';
import type { AudienceListQuery } from './AudienceList.generated.ts';

type Attendance = NonNullable<NonNullable<AttendanceListQuery['edition']>['attendance']>['nodes'][number];
type Audience = NonNullable<NonNullable<AudienceListQuery['edition']>['audience']>['nodes'][number];
/** A row of either list. */
type Row = Omit<Audience & Attendance, 'registration' | 'arrivedAt'> &
  Partial<Pick<Audience, 'registration'> & Pick<Attendance, 'arrivedAt'>>;

const { columns: names } = attendanceTexts;
const { empty } = recordTexts;
const nameOf = (part: { name: string | null } | null) => (part?.name ? typeset(part.name) : empty);

const shared: DataColumn<Row>[] = [
  { key: 'name', title: names.name, width: 16, render: ({ fullName }) => fullName ?? empty },
  { key: 'organization', title: names.organization, width: 16, render: ({ organization }) => nameOf(organization) },
  { key: 'section', title: names.section, width: 16, render: ({ section }) => nameOf(section) },
];

/** DSH-03. */
export const audienceColumns: readonly DataColumn<Row>[] = [
  {
    key: 'id',
    title: names.id,
    width: 5,
    render: ({ registration }) => (registration ? keyOf(registration.id) : empty),
  },
  ...shared,
];

/** DSH-04. */
export const attendanceColumns: readonly DataColumn<Row>[] = [
  ...shared,
  {
    key: 'time',
    title: names.time,
    width: 9,
    render: ({ arrivedAt }) => (arrivedAt ? formatDateTime(arrivedAt) : empty),
  },
];
