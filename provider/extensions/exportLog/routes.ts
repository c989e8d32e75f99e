import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { mostCharacters } from '../../../schema/limits.ts';
import { callerOf } from '../../http/access.ts';
import { byField } from '../../http/rejections.ts';
import { filledText, id, meetingQuery, read } from '../../http/validation.ts';
import type { Services } from '../../services.ts';
import { referencesTexts } from '../../texts/references.ts';
import { toEntry } from '../history/entry.ts';
import { writeNote } from './inBase.ts';
import { findNote, listNotes } from './queries.ts';

const MOST_ROWS = 1_000_000;
const noteRequest = z.object({
  meeting_id: id,
  action: z.enum(['exported', 'mailing']),
  view: filledText(mostCharacters.exportDescription),
  rows: z.number().int().min(0).max(MOST_ROWS),
});

/** Notes of exported lists. */
export function exportLogRoutes(app: FastifyInstance, { db, clock }: Services): void {
  const moderator = { config: { access: 'moderator' as const } };

  app.get(callPaths.listExports, moderator, async (request) => {
    const { meeting_id } = read(meetingQuery, request.query);
    return { data: (await listNotes(db, meeting_id)).map(toEntry) };
  });

  app.post(callPaths.noteExport, moderator, async (request) => {
    const { meeting_id, action, view, rows } = read(noteRequest, request.body);
    const meeting = await db.selectFrom('meetings').select('id').where('id', '=', meeting_id).executeTakeFirst();
    if (!meeting) throw byField({ meeting_id: [referencesTexts.unknownMeeting] });
    const note = await writeNote(db, {
      created_at: clock.now(),
      action,
      author_id: callerOf(request).id,
      meeting_id,
      view,
      row_count: rows,
    });
    const written = await findNote(db, note.id);
    return { data: written && toEntry(written) };
  });
}
