import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { MeetingData, ReferenceData } from './shape.ts';

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
/** Ignores no-break spaces, which only matter for printing. */
const plain = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : value);
const isSame = (a: unknown, b: unknown) =>
  plain(a) === plain(b) || (isInstant(a) && isInstant(b) && Date.parse(a) === Date.parse(b));
const shown = (value: unknown) => (value === undefined ? 'nothing' : String(value));

/** The values of the gateway's edition.yaml, under the names of the reference data. */
function ofEdition(edition: Values): Values {
  const { registrationWindow, thesesWindow, schoolWindow, expiredWindows, school, keyDates, meetingId } = edition;
  const deadline = Array.isArray(keyDates) ? keyDates.find((one) => one?.deadlineOf === 'confirmation') : undefined;
  const older = isObject(expiredWindows)
    ? { registrationWindow: expiredWindows.registrationWindow, thesesWindow: expiredWindows.thesesWindow }
    : undefined;
  return {
    id: meetingId,
    title: edition.title,
    place: edition.place,
    address: isObject(edition.venue) ? edition.venue.address : undefined,
    contactEmail: isObject(edition.contacts) ? edition.contacts.email : undefined,
    startsOn: edition.startsOn,
    endsOn: edition.endsOn,
    excursionOn: edition.excursionOn,
    confirmationDueOn: deadline?.startsOn,
    registrationWindow,
    thesesWindow,
    schoolWindow,
    certificatesFrom: edition.certificatesFrom,
    expiredWindows: older,
    schoolSectionId: isObject(school) ? school.sectionId : undefined,
    schoolSectionName: isObject(school) ? school.title : undefined,
  };
}

function compare(ours: unknown, theirs: unknown, path: string): string[] {
  if (!isObject(theirs) && !isObject(ours)) {
    return isSame(ours, theirs)
      ? []
      : [`${path}: the reference data say ${shown(ours)}, edition.yaml says ${shown(theirs)}`];
  }
  const [left, right] = [isObject(ours) ? ours : {}, isObject(theirs) ? theirs : {}];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].flatMap((name) => compare(left[name], right[name], `${path}.${name}`));
}

/** The data of the file, or a text that says why it is not YAML: the gateway's check names such mistakes with their lines. */
function readEdition(file: string): Values | string {
  try {
    const edition: unknown = parse(readFileSync(file, 'utf8'));
    return isObject(edition) ? edition : 'it holds no fields';
  } catch (error) {
    return error instanceof YAMLParseError ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

function compareYear(meeting: MeetingData, isNewest: boolean, folder: string, data: ReferenceData): string[] {
  const file = join(folder, String(meeting.year), 'edition.yaml');
  if (!existsSync(file)) return [`${meeting.year}: there is no ${file}`];
  const edition = readEdition(file);
  if (typeof edition === 'string') return [`${meeting.year}: ${file} is not readable: ${edition}`];
  const school = meeting.sections.find(({ id }) => id === meeting.schoolSectionId);
  const values: Values = { ...meeting, schoolSectionName: school?.name };
  const theirs = ofEdition(edition);
  const names = Object.keys(theirs);
  const ours = Object.fromEntries(names.map((name) => [name, values[name]]));
  // Registration for the school of a past forum is closed, so its section does not matter.
  if (!isNewest) for (const name of ['schoolSectionId', 'schoolSectionName']) theirs[name] = ours[name];
  const choices = [
    ['otherOrganizationId', data.organizations],
    ['otherPositionId', data.positions],
  ] as const;
  const missing = choices.flatMap(([name, rows]) =>
    rows.some(({ id }) => id === edition[name])
      ? []
      : [`${meeting.year}.${name}: edition.yaml says ${shown(edition[name])}, which the reference data lack`],
  );
  return [...compare(ours, theirs, String(meeting.year)), ...(isNewest ? missing : [])];
}

function yearsIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => /^\d{4}$/.test(name));
  } catch {
    // The comparison names each file that is not there.
    return [];
  }
}

/** Each difference between meetings and the gateway's editions, one a line: both keep the same days and windows. */
export function differencesToEditions(data: ReferenceData, folder: string): string[] {
  const newest = Math.max(...data.meetings.map(({ year }) => year));
  const years = new Set(data.meetings.map(({ year }) => String(year)));
  const lacking = yearsIn(folder).filter((name) => !years.has(name));
  return [
    ...data.meetings.flatMap((meeting) => compareYear(meeting, meeting.year === newest, folder, data)),
    ...lacking.map((year) => `${year}: there is no meetings/${year}.yaml`),
  ];
}
