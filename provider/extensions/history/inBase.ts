import { z } from 'zod';
import type { Database } from '../../database/open.ts';
import { Rejection } from '../../http/rejections.ts';
import { LARGEST_ID } from '../../http/validation.ts';
import { participantsTexts } from '../../texts/participants.ts';
import { toEntry } from './entry.ts';
import { listHistory } from './queries.ts';

/** The version that the moderator saw; without it the change is not compared. */
export const expectedVersion = z.number().int().min(0).max(LARGEST_ID).optional();

/** Rejects a change because the record has changed since the moderator read it; the answer says who changed what. */
export async function conflict(db: Database, { id, version }: { id: number; version: number }, expected: number) {
  const changes = (await listHistory(db, id, expected)).map(toEntry);
  return new Rejection(409, { detail: participantsTexts.changedMeanwhile, conflict: { version, changes } });
}
