import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderRejection } from '../../lib/errors.ts';
import { registrationsTexts } from '../../texts/registrations.ts';
import type { WriteResult } from '../http/written.ts';

/** Pauses between the reads after a write that the provider only accepted (202); together shorter than an operation's deadline. */
export const visibility = { pausesMs: [100, 200, 400, 800, 1_600, 1_900] };

/** The state after a change: the record, or null where the change removed it. */
interface Visible<Record> {
  record: Record | null;
}

/** A value in a form that can be compared: null, '' and 0 mean no value, a list may be a text of numbers, a day an instant. */
function comparable(key: string, value: unknown): string {
  if (value === null || value === undefined || value === false || value === 0) return '';
  if (key === 'phone' || key === 'listeningSections') return String(value).replace(/\D+/g, ' ').trim();
  return key === 'birthDate' ? String(value).slice(0, 10) : String(value).trim();
}

/** Whether a record has the values of the request, for all keys that both have. */
const hasValues = (record: object, request: object): boolean =>
  Object.entries(request).every(
    ([key, value]) =>
      value === undefined || !(key in record) || comparable(key, value) === comparable(key, record[key as never]),
  );

/** What a read shows of a change: the record once it has the values of the request; null before. */
export const changedBy =
  (request: object) =>
  <Record extends object>(record: Record | null): Visible<Record> | null =>
    record !== null && hasValues(record, request) ? { record } : null;

/**
 * Waits for a write that the provider accepts and makes later: reads until the new values appear.
 * @param read shows the new state; null while there is none
 * @throws ProviderRejection if they do not come in time
 */
export async function whenVisible<Record>(
  writing: Promise<WriteResult<Record>>,
  read: (id: number | null) => Promise<Visible<Record> | null>,
): Promise<WriteResult<Record>> {
  const written = await writing;
  if (!written.isAccepted) return written;
  for (const ms of visibility.pausesMs) {
    await sleep(ms);
    const visible = await read(written.id);
    if (visible !== null) return { ...written, ...visible, isWhole: visible.record !== null };
  }
  // Its outcome is still open.
  throw new ProviderRejection(202, [{ path: [], text: registrationsTexts.notYetVisible }]);
}
