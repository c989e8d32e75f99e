import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { CommandError } from '../commandError.ts';
import { type MeetingData, meetingShape, organizationsShape, type ReferenceData, titlesShape } from './shape.ts';

/** Names every mistake in the files, one a line. */
class WrongReferences extends CommandError {
  override name = 'WrongReferences';
}

/** The mistakes of one read, each with its file. */
type Mistakes = string[];

const unreadable: Record<string, string> = {
  ENOENT: 'the file is missing',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'is not UTF-8; save it as UTF-8',
};

/** The line of a value; for a missing one, of what should have it. */
function lineOf(path: PropertyKey[], document: Document, lines: LineCounter): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  return path.length === 0 ? 1 : lineOf(path.slice(0, -1), document, lines);
}

function wrongValue({ input, message }: z.core.$ZodIssue): string {
  if (input === undefined) return 'is missing';
  return input === null ? 'is empty' : message;
}

/** The data of a file; undefined after mistakes. */
function readYaml<T>(shape: z.ZodType<T>, folder: string, file: string, mistakes: Mistakes): T | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(folder, file)));
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines });
    if (document.errors[0]) throw document.errors[0];
    const { success, data, error } = shape.safeParse(document.toJS(), { reportInput: true });
    if (success) return data;
    for (const issue of error.issues) {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      const place = `${file}:${lineOf([...issue.path, ...unknown], document, lines)}`;
      mistakes.push([place, issue.path.join('.'), wrongValue(issue)].filter(Boolean).join(': '));
    }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    mistakes.push(`${file}: ${unreadable[code] ?? message.split('\n')[0]}`);
  }
  return undefined;
}

/** Reports each id that two rows of a file have. */
function nameRepeated(rows: { id: number }[], where: string, mistakes: Mistakes): void {
  const seen = new Set<number>();
  for (const { id } of rows) {
    if (seen.has(id)) mistakes.push(`${where}: the id ${id} is used twice`);
    seen.add(id);
  }
}

const MOST_PICTURE_BYTES = 500_000;

/** Reads a picture as base64, which the database stores. */
function readPicture(folder: string, name: string | undefined, file: string, mistakes: Mistakes): string | undefined {
  if (name === undefined) return undefined;
  const path = join(folder, 'meetings', name);
  const content = existsSync(path) ? readFileSync(path) : null;
  const isPicture = content !== null && /^(\x89PNG|\xff\xd8\xff)/.test(content.subarray(0, 4).toString('latin1'));
  if (!isPicture || content.length > MOST_PICTURE_BYTES) {
    mistakes.push(`${file}: signatory: ${name} must be a PNG or JPEG of at most ${MOST_PICTURE_BYTES} bytes`);
    return undefined;
  }
  return content.toString('base64');
}

function withPictures(folder: string, meeting: MeetingData, file: string, mistakes: Mistakes): MeetingData {
  const { signatory } = meeting;
  if (signatory === undefined) return meeting;
  const { facsimile, stamp } = signatory;
  return {
    ...meeting,
    signatory: {
      ...signatory,
      facsimile: readPicture(folder, facsimile, file, mistakes),
      stamp: readPicture(folder, stamp, file, mistakes),
    },
  };
}

function readMeetings(folder: string, mistakes: Mistakes): MeetingData[] {
  let files: string[] = [];
  try {
    files = readdirSync(join(folder, 'meetings')).filter((name) => name.endsWith('.yaml'));
  } catch {
    // An absent folder has no files either.
  }
  if (files.length === 0) mistakes.push('meetings/: holds no file, but needs one for each year');
  const meetings = files.sort().flatMap((name) => {
    const file = `meetings/${name}`;
    const meeting = readYaml(meetingShape, folder, file, mistakes);
    if (meeting && `${meeting.year}.yaml` !== name)
      mistakes.push(`${file}: year: the file is named after another year`);
    return meeting ? [withPictures(folder, meeting, file, mistakes)] : [];
  });
  nameRepeated(meetings, 'meetings/', mistakes);
  // Registrations name a section by its id only.
  nameRepeated(
    meetings.flatMap(({ sections }) => sections),
    'meetings/ sections',
    mistakes,
  );
  return meetings;
}

/**
 * Reads a folder of reference data: `organizations.yaml`, `positions.yaml`, `degrees.yaml`, `schoolStatuses.yaml` and
 * `meetings/<year>.yaml`.
 * @throws WrongReferences with every mistake of all files
 */
export function readReferences(folder: string): ReferenceData {
  const mistakes: Mistakes = [];
  const list = <Row extends { id: number }>(name: string, shape: z.ZodType<Row[]>): Row[] => {
    const file = `${name}.yaml`;
    const rows = readYaml(shape, folder, file, mistakes) ?? [];
    nameRepeated(rows, file, mistakes);
    return rows;
  };
  const data: ReferenceData = {
    organizations: list('organizations', organizationsShape),
    positions: list('positions', titlesShape),
    degrees: list('degrees', titlesShape),
    schoolStatuses: list('schoolStatuses', titlesShape),
    meetings: readMeetings(folder, mistakes),
  };
  if (mistakes.length > 0)
    throw new WrongReferences(`The reference data of ${folder} are wrong:\n  ${mistakes.join('\n  ')}`);
  return data;
}
