import { fileURLToPath } from 'node:url';
import { readReferences } from '../../references/read.ts';
import { toMeetingRows } from '../../references/rows.ts';

/** «Другая организация»: the person types its name (other_org_descr). */
export const OTHER_ORGANIZATION = 134;

/** The demonstration's reference data. */
export const references = readReferences(fileURLToPath(new URL('../../references/samples', import.meta.url)));

/** The sample meetings and their sections as the tables hold them. */
export const { meetings, sections } = toMeetingRows(references.meetings);

/** The samples' present, mid-September 2025: the time at which a demonstration starts its clock. */
export const SAMPLES_UNTIL = new Date('2025-09-15T12:00:00+03:00');
