import { type GraphqlAnswer, startGateway, type TestGateway } from '../gateway.ts';
import { unlimited } from '../portal.ts';
import { startProvider, type TestProvider } from '../provider.ts';
import { talk } from '../samples.ts';
import type { Pools } from './operations.ts';

/** Who reads: a visitor, a participant, and another participant, for whom the first one's records are hidden too. */
export const roles = ['visitor', 'participant', 'other'] as const;
export type Role = (typeof roles)[number];

export interface World {
  name: 'one' | 'two';
  provider: TestProvider;
  gateway: TestGateway;
  tokens: Record<Exclude<Role, 'visitor'>, string>;
  /** The registration of the participant. */
  own: number;
}

const firstSample = 100;
/** Ids of records that only the second world has; no sequence has reached them. */
const hiddenIds = [5_000_001, 5_000_002, 5_000_003];
const hiddenWords = ['Утаённый доклад', '+79995550000', 'тайна.pdf', 'Скрытая'];

async function startWorld(name: World['name']): Promise<World> {
  const provider = await startProvider();
  const gateway = await startGateway({
    providerUrl: provider.url,
    clock: provider.clock,
    attemptRates: unlimited,
    operationCostPerMinute: 1_000_000_000,
    logLevel: 'info',
    now: Date.now,
  });
  const tokens = {
    participant: await provider.login('participant@example.org'),
    other: await provider.login('sister@example.org'),
  };
  const own = await provider.register(tokens.participant, talk({ comment: 'Видимый доклад' }));
  await provider.register(tokens.other, talk({ comment: 'Доклад другого' }));
  return { name, provider, gateway, tokens, own };
}

/**
 * Changes what neither visitors nor these participants may see: titles, phones, files, decisions, cancelled
 * registrations, documents, views and notes of other people.
 */
async function changeHidden({ provider: { database }, own }: World): Promise<void> {
  const hidden = await database
    .selectFrom('participations')
    .select(['id', 'account_id', 'confirm_type', 'is_school'])
    .where('meeting_id', '=', 3)
    .where('account_id', '>=', firstSample)
    .where('is_active', '=', true)
    .orderBy('id')
    .execute();
  // A confirmed poster is public.
  const talks = hidden.filter(({ confirm_type, is_school }) => confirm_type !== 3 && !is_school).slice(0, 60);
  const ids = talks.map(({ id }) => id);
  await database
    .updateTable('participations')
    .set({ comments: 'Утаённый доклад', org_comment: 'тайный день', need_tour: 2, tshort_size: 3, speak_slot: 7 })
    .where('id', 'in', ids)
    .execute();
  await database
    .updateTable('participations')
    .set({ confirm_type: 2, is_confirm: 1, section_confirm_id: 26 })
    .where('id', 'in', ids.slice(0, 30))
    .execute();
  await database
    .updateTable('individuals')
    .set({ phone_number: '+79995550000', birth_date: '1971-03-04', nationality: 'Скрытая' })
    .where('account_id', '>=', firstSample)
    .execute();
  const [first, second, third] = talks;
  if (!first || !second || !third) throw new Error('the sample data have too few registrations');
  const now = new Date('2025-09-10T12:00:00+03:00');
  await database
    .insertInto('participations')
    .values(
      hiddenIds.map((id) => ({
        id,
        meeting_id: 3,
        account_id: first.account_id,
        is_active: false,
        position: 0,
        type: 2,
        comments: 'Утаённый доклад',
        section_choice_id: 26,
        created_at: now,
      })),
    )
    .execute();
  await database
    .insertInto('files')
    .values({
      id: hiddenIds[0] as number,
      account_id: second.account_id,
      participation_id: second.id,
      individual_id: null,
      kind: 'thesis_pdf',
      path: 'files/silence-hidden.pdf',
      name: 'тайна.pdf',
      media_type: 'application/pdf',
      size: 1,
      created_at: now,
    })
    .execute();
  await database.deleteFrom('files').where('account_id', '=', third.account_id).execute();
  await database
    .insertInto('documents')
    .values({ code: 'HIDDENCERTIFICAT', participation_id: first.id, kind: 'invitation', issued_at: now })
    .execute();
  await database
    .insertInto('list_views')
    .values({ meeting_id: 3, name: 'Скрытая', query: '?format=poster', author_id: 2, updated_at: now })
    .execute();
  await database
    .insertInto('history')
    .values({
      created_at: now,
      action: 'exported',
      author_id: 2,
      author_role: 'moderator',
      meeting_id: 3,
      participation_id: null,
      view: 'Скрытая',
      row_count: 5,
    })
    .execute();
  await database.insertInto('attendance').values({ account_id: 110, section_id: 26, created_at: now }).execute();
  if (own < 1) throw new Error('the participant is not registered');
}

/** From now on the participant's own records differ too: only the other participant, and visitors, may read further. */
export async function hideParticipant({ provider, own }: World): Promise<void> {
  const hidden = { need_tour: 2, tshort_size: 3, confirm_type: 2, section_confirm_id: 26 };
  await provider.setRegistration(own, { ...hidden, comments: 'Утаённый доклад' });
  await provider.database
    .updateTable('individuals')
    .set({ phone_number: '+79995550000', birth_date: '1971-03-04' })
    .where('account_id', '=', 1)
    .execute();
}

/** Two portals with the same data, but for what is hidden. */
export async function startWorlds() {
  const [one, two] = [await startWorld('one'), await startWorld('two')];
  await changeHidden(two);
  const { database } = two.provider;
  const samples = await database
    .selectFrom('participations')
    .innerJoin('individuals', 'individuals.account_id', 'participations.account_id')
    .select(['participations.id', 'last_name', 'phone_number'])
    .where('meeting_id', '=', 3)
    .where('participations.account_id', '>=', firstSample)
    .where('is_active', '=', true)
    .orderBy('participations.id')
    .limit(6)
    .execute();
  const foreign = [...samples.map(({ id }) => id), ...hiddenIds];
  const pools: Pools = {
    ids: {
      Registration: [...foreign, one.own, one.own].map((id) => `Registration:${id}`),
      Participant: [...foreign, one.own].map((id) => `Participant:${id}`),
      Section: ['Section:26', 'Section:27', 'Section:28'],
      Edition: ['Edition:2025', 'Edition:2024'],
      Organization: ['Organization:1', 'Organization:2'],
    },
    words: ['', 'а', 'Примеров', ...hiddenWords, ...samples.slice(0, 3).map(({ last_name }) => last_name)],
  };
  return {
    one,
    two,
    pools,
    foreignIds: foreign.map((id) => `Registration:${id}`),
    async close() {
      for (const { gateway, provider } of [one, two]) {
        await gateway.close();
        await provider.close();
      }
    },
  };
}

let sent = 0;

/** The answer without what differs between two equal requests: ids of requests, marks, expiries, the budget that is left. */
const comparable = ({ status, text }: GraphqlAnswer) =>
  `${status} ${text}`
    .replaceAll(/"requestId":"[^"]*"/g, '"requestId":""')
    .replaceAll(/portal-mark=[\w.-]+/g, 'portal-mark=')
    .replaceAll(/"expiresAt":"[^"]*"/g, '"expiresAt":""')
    .replaceAll(/"cost":\{[^}]*\}/g, '"cost":{}');

/** What the role gets in this world; the request id names the world. */
export async function answerOf({ name, gateway, tokens }: World, role: Role, text: string): Promise<string> {
  sent += 1;
  const headers = { 'x-request-id': `silence-${name}-${sent}` };
  const caller = role === 'visitor' ? { headers } : { headers, token: tokens[role] };
  return comparable(await gateway.graphql(text, {}, caller));
}
