import type { Context } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type {
  DeleteParticipantViewInput,
  ParticipantView,
  SaveParticipantViewInput,
  SaveParticipantViewPayload,
} from '../../generated/types.ts';
import { settle, unknownRecord } from '../../graphql/userErrors.ts';
import { parseId } from '../../lib/ids.ts';
import type { ListView } from '../../provider/records.ts';
import { deleteView, listViews, saveView } from '../../provider/views.ts';

const longest = { name: 100, query: 4_000 };

const toView = ({ id, name, query, author_descr, updated_at }: ListView): ParticipantView => ({
  id: String(id),
  name,
  query,
  authorName: author_descr,
  updatedAt: updated_at,
});

function inputErrors({ name, query }: { name: string; query: string }): SaveParticipantViewPayload['userErrors'] {
  if (name === '') return [{ code: 'REQUIRED', message: 'Назовите вид', field: ['name'] }];
  if (name.length > longest.name) {
    return [{ code: 'INVALID', message: `Не больше ${longest.name} символов`, field: ['name'] }];
  }
  const isQuery = query.startsWith('?') && query.length <= longest.query;
  return isQuery ? [] : [{ code: 'INVALID', message: 'Такой вид нельзя сохранить', field: ['query'] }];
}

async function save({ year, name, query }: SaveParticipantViewInput, context: Context) {
  const edition = context.editions.byYear(year);
  if (edition === null) return { view: null, userErrors: [unknownRecord('year')] };
  const given = { name: name.trim(), query };
  const wrong = inputErrors(given);
  if (wrong.length > 0) return { view: null, userErrors: wrong };
  const { value, userErrors } = await settle(
    () => saveView(context.provider, { meeting_id: edition.meetingId, ...given }),
    { name: ['name'], query: ['query'], meeting_id: ['year'] },
  );
  if (userErrors.length > 0) return { view: null, userErrors };
  if (value !== null) return { view: toView(value), userErrors: [] };
  const message = 'Сервис, в котором хранятся данные, не хранит общих видов';
  return { view: null, userErrors: [{ code: 'REFUSED' as const, message, field: null }] };
}

async function remove({ viewId }: DeleteParticipantViewInput, context: Context) {
  const id = parseId(viewId);
  if (id === null) return { deletedId: null, userErrors: [unknownRecord('viewId')] };
  const { userErrors } = await settle(() => deleteView(context.provider, id), {}, 'viewId');
  return { deletedId: userErrors.length > 0 ? null : viewId, userErrors };
}

/** Named views that moderators share. */
export const viewResolvers: Pick<Resolvers, 'Edition' | 'Mutation'> = {
  Edition: {
    participantViews: async ({ meetingId }, _, { provider }) =>
      (await listViews(provider, meetingId))?.map(toView) ?? null,
  },
  Mutation: {
    saveParticipantView: (_, { input }, context) => save(input, context),
    deleteParticipantView: (_, { input }, context) => remove(input, context),
  },
};
