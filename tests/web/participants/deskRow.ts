import type { DeskRow } from '../../../web/features/participants/model/deskStore.ts';
import { detectors, rowOf } from './recordData.ts';

/** A registration that list and files are made of: a request for a talk in section 4 with short values. */
export const deskRow = (key: number, change: Partial<DeskRow> = {}): DeskRow =>
  rowOf(String(key), {
    fullName: `Примеров-${key} Пример`,
    organization: { id: '1', name: 'Институт образцовых исследований' },
    phone: null,
    email: `person${key}@example.org`,
    birthDate: null,
    createdAt: null,
    title: 'Измерение',
    requestedSection: detectors,
    ...change,
  });

/** The same with a confirmed talk in section 4. */
export const confirmedTalk = (key: number, change: Partial<DeskRow> = {}): DeskRow =>
  deskRow(key, { confirmedFormat: 'SPEAKER', confirmedSection: detectors, ...change });
