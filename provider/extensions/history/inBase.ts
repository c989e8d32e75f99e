import { z } from 'zod';
import type { Database } from '../../database/open.ts';
import { Rejection } from '../../http/rejections.ts';
import { LARGEST_ID } from '../../http/validation.ts';
import { participantsTexts } from '../../texts/participants.ts';
import { toEntry } from './entry.ts';
import { listHistory } from './queries.ts';

/** The version that the moderator saw; a change without it compares nothing. */
export const expectedVersion = z.number().int().min(0).max(LARGEST_ID).optional();

/** The record has changed since the moderator read it: rejects the change and returns who changed what since. */
export async function conflict(db: Database, { id, version }: { id: number; version: number }, expected: number) {
  const changes = (await listHistory(db, id, expected)).map(toEntry);
  return new Rejection(409, { detail: participantsTexts.changedMeanwhile, conflict: { version, changes } });
}
