import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { mostSelected } from '../../../schema/limits.ts';
import { MODERATOR_RIGHTS } from '../../accounts/tokens.ts';
import { stripForbiddenCharacters } from '../../characters.ts';
import type { Database } from '../../database/open.ts';
import { dateRange } from '../../dates.ts';
import { answerLink, type ExportKind, type ExportSource, yearOf } from '../../exports/answerLink.ts';
import { id, read } from '../../http/validation.ts';
import { selectParticipations } from '../../participants/queries.ts';
import { sortByName } from '../../participants/sorting.ts';
import { findMeeting } from '../../registrations/queries.ts';
import { LISTENER } from '../../registrations/registration.ts';
import type { Services } from '../../services.ts';
import { exportsTexts } from '../../texts/exports.ts';
import { type Badge, type BadgeRole, streamBadges } from './pdf.ts';

type Source = Pick<ExportSource, 'meeting_id' | 'participation_ids'>;

const selectChosen = (db: Database, { meeting_id, participation_ids }: Source) =>
  selectParticipations(db)
    .where('participations.meeting_id', '=', meeting_id)
    .where('participations.id', '=', sql<number>`any(${participation_ids ?? []}::integer[])`);

/** Each person gets one badge. */
async function countBadges(db: Database, source: Source): Promise<number> {
  const { people } = await selectChosen(db, source)
    .clearSelect()
    .select(({ fn }) => fn.count<string>('participations.account_id').distinct().as('people'))
    .executeTakeFirstOrThrow();
  return Number(people);
}

async function listOrganizers(db: Database): Promise<Set<number>> {
  const rows = await db
    .selectFrom('account_roles')
    .select('account_id')
    .where('access_rights', 'in', MODERATOR_RIGHTS)
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

type Chosen = Awaited<ReturnType<ReturnType<typeof selectChosen>['execute']>>[number];

/** The role of a person's registrations: an accepted talk comes before listening, listening before the school. */
function roleOf(registrations: Chosen[], isOrganizer: boolean): BadgeRole {
  if (isOrganizer) return 'organizer';
  if (registrations.some((row) => row.confirm_type > LISTENER && !row.is_school)) return 'speaker';
  return registrations.every((row) => row.is_school) ? 'school' : 'participant';
}

/** The address of the record, which contains nothing about the person. */
const recordUrl = (publicUrl: string, id: number) => `${publicUrl}/users-list?record=${id}`;

async function openBadges({ db, clock, publicUrl }: Services, source: Source): Promise<Readable> {
  const rows = sortByName(await selectChosen(db, source).execute());
  const organizers = await listOrganizers(db);
  const byAccount = new Map<number, [Chosen, ...Chosen[]]>();
  for (const row of rows) {
    const known = byAccount.get(row.account_id);
    if (known) known.push(row);
    else byAccount.set(row.account_id, [row]);
  }
  const printed = Array.from(byAccount, ([account, registrations]): Badge => {
    const [row] = registrations;
    return {
      lastName: stripForbiddenCharacters(row.last_name ?? ''),
      otherNames: stripForbiddenCharacters([row.first_name, row.middle_name].filter(Boolean).join(' ')),
      // LST-01: the typed name replaces an unlisted organisation.
      organization: stripForbiddenCharacters(row.other_org_descr || row.organization || ''),
      role: roleOf(registrations, organizers.has(account)),
      url: recordUrl(publicUrl, row.id),
    };
  });
  const meeting = await findMeeting(db, source.meeting_id);
  const heading = `${meeting.title}, ${dateRange(meeting.starts_on, meeting.ends_on)}`;
  return streamBadges(printed, { heading, createdAt: clock.now() });
}

export const badges: ExportKind = {
  kind: 'badges',
  name: 'Бейджи.pdf',
  mediaType: 'application/pdf',
  // A browser shows it for printing.
  disposition: 'inline',
  count: countBadges,
  open: openBadges,
};

const badgesRequest = z.object({ meeting_id: id, ids: z.array(id).min(1).max(mostSelected) });

export function badgeRoutes(app: FastifyInstance, services: Services): void {
  app.post(callPaths.exportBadges, { config: { access: 'moderator' } }, async (request) => {
    const { meeting_id, ids } = read(badgesRequest, request.body);
    return answerLink(services, request, badges, {
      meeting_id,
      participation_ids: ids,
      view: `Бейджи ${await yearOf(services.db, meeting_id)} (pdf)`,
      empty: exportsTexts.noActiveRegistrations,
    });
  });
}
