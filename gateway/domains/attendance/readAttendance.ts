/** The reads behind a list of attendance: one call for all sections where the provider answers it, else one a section. */
import pLimit from 'p-limit';
import type { Context } from '../../context.ts';
import type { Section } from '../../generated/types.ts';
import type { Edition } from '../../graphql/models.ts';
import { GatewayError, isSessionEnded, ProviderRejection } from '../../lib/errors.ts';
import { parseId } from '../../lib/ids.ts';
import { type AttendanceKind, listAttendance } from '../../provider/calls/attendance.ts';
import type { AttendanceRecord } from '../../provider/records/attendance.ts';
import { toSection } from '../../shared/sections.ts';
import { readSections } from '../shared/readSections.ts';

const sectionsAtATime = 4;

interface AttendanceList {
  records: AttendanceRecord[];
  unreadableCount: number;
  /** Sections that are missing, because their call failed. */
  failedSections: Section[];
}

/** Null after a failure or a rejection. @throws GatewayError for an ended session, and every mistake of the gateway */
function nullIfFailed(error: unknown): null {
  const isFailure = error instanceof GatewayError ? !isSessionEnded(error) : error instanceof ProviderRejection;
  if (!isFailure) throw error;
  return null;
}

/** One section; its records need not name it. */
async function readSection(kind: AttendanceKind, section: number, { provider }: Context): Promise<AttendanceList> {
  const { records, unreadableCount } = await listAttendance(provider, kind, section);
  const named = records.map((record) => ({ ...record, sectionId: record.sectionId ?? section }));
  return { records: named, unreadableCount, failedSections: [] };
}

/**
 * All sections by one call, which cannot name the edition: the provider answers for its current meeting. Null if it fails, has
 * nobody, or has only sections of another edition.
 */
async function readAtOnce(kind: AttendanceKind, edition: Edition, context: Context): Promise<AttendanceList | null> {
  if (!edition.isCurrent) return null;
  const [answer, sections] = await Promise.all([
    listAttendance(context.provider, kind, null).catch(nullIfFailed),
    readSections(context, edition.meetingId),
  ]);
  const isOfEdition = ({ sectionId }: AttendanceRecord) =>
    sectionId === null || sections === null || sections.some(({ id }) => id === sectionId);
  return answer?.records.some(isOfEdition) ? { ...answer, failedSections: [] } : null;
}

/** @throws the first error if no section can be read */
async function readEach(kind: AttendanceKind, edition: Edition, context: Context): Promise<AttendanceList> {
  const sections = await context.loaders.sections(edition.meetingId);
  const errors: unknown[] = [];
  const limit = pLimit(sectionsAtATime);
  const lists = await limit.map(sections, (section) =>
    readSection(kind, section.id, context).catch((error: unknown) => {
      nullIfFailed(error);
      errors.push(error);
      return { records: [], unreadableCount: 0, failedSections: [toSection(section)] };
    }),
  );
  if (errors.length > 0 && errors.length === sections.length) throw errors[0];
  return {
    records: lists.flatMap(({ records }) => records),
    unreadableCount: lists.reduce((sum, one) => sum + one.unreadableCount, 0),
    failedSections: lists.flatMap(({ failedSections }) => failedSections),
  };
}

/**
 * Reads who came, or who plans to come, to a section of an edition or to all.
 * @throws GatewayError NOT_FOUND for a section of another edition
 */
export async function readAttendance(
  kind: AttendanceKind,
  edition: Edition,
  sectionId: string | null,
  context: Context,
): Promise<AttendanceList> {
  if (sectionId === null) return (await readAtOnce(kind, edition, context)) ?? readEach(kind, edition, context);
  const id = parseId(sectionId);
  const sections = await context.loaders.sections(edition.meetingId);
  if (id === null || !sections.some((section) => section.id === id)) throw new GatewayError('NOT_FOUND');
  return readSection(kind, id, context);
}
