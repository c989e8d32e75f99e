import type { DeskRow } from '../../../../web/features/participants/model/deskStore.ts';
import { rowOf } from '../recordData.ts';

let last = 0;

/** A registration of a talk without a decision, with these differences. */
export function statisticRow(changes: Partial<DeskRow> = {}): DeskRow {
  last += 1;
  return rowOf(String(last), {
    organization: null,
    createdAt: '2025-09-01T09:00:00.000Z',
    title: null,
    requestedSection: null,
    ...changes,
  });
}
