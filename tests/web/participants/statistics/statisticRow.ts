import type { DeskRow } from '../../../../web/features/participants/model/deskStore.ts';

let last = 0;

/** A registration of a talk without a decision, with these differences. */
export function statisticRow(changes: Partial<DeskRow> = {}): DeskRow {
  last += 1;
  return {
    id: `Registration:${last}`,
    fullName: `Примеров-${last} Пример`,
    organization: null,
    phone: null,
    email: `primer-${last}@example.org`,
    birthDate: null,
    createdAt: '2025-09-01T09:00:00.000Z',
    requestedFormat: 'SPEAKER',
    confirmedFormat: null,
    isConfirmed: false,
    isSchool: false,
    isCancelled: false,
    title: null,
    talkSchedule: null,
    talkDay: null,
    talkTrack: null,
    talkSlot: null,
    requestedSection: null,
    confirmedSection: null,
    listeningSections: [],
    tour: null,
    tshirtSize: null,
    hasGivenUpPoster: false,
    thesisDocument: null,
    thesisPdf: null,
    expertConclusion: null,
    unreadableFields: null,
    ...changes,
  };
}
