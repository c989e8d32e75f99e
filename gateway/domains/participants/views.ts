import type { Context } from '../../context.ts';
import type {
  DeleteParticipantViewInput,
  ParticipantView,
  SaveParticipantViewInput,
  SaveParticipantViewPayload,
} from '../../generated/types.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { settle, unknownRecord } from '../../graphql/userErrors.ts';
import { parseId } from '../../lib/ids.ts';
import { deleteView, listViews, saveView } from '../../provider/extensions/views.ts';
import type { ListView } from '../../provider/records/views.ts';
import { participantsTexts } from '../../texts/participants.ts';

const longest = { name: 100, query: 4_000 };

const toView = ({ id, name, query, authorName, updatedAt }: ListView): ParticipantView => ({
  id: String(id),
  name,
  query,
  authorName,
  updatedAt,
});

function inputErrors({ name, query }: { name: string; query: string }): SaveParticipantViewPayload['userErrors'] {
  if (name === '') return [{ code: 'REQUIRED', message: participantsTexts.nameView, field: ['name'] }];
  if (name.length > longest.name) {
    return [{ code: 'INVALID', message: participantsTexts.viewNameTooLong(longest.name), field: ['name'] }];
  }
  const isQuery = query.startsWith('?') && query.length <= longest.query;
  return isQuery ? [] : [{ code: 'INVALID', message: participantsTexts.unfitView, field: ['query'] }];
}

async function save({ year, name, query }: SaveParticipantViewInput, context: Context) {
  const edition = context.editions.byYear(year);
  if (edition === null) return { view: null, userErrors: [unknownRecord('year')] };
  const given = { name: name.trim(), query };
  const wrong = inputErrors(given);
  if (wrong.length > 0) return { view: null, userErrors: wrong };
  const { value, userErrors } = await settle(
    () => saveView(context.provider, { meetingId: edition.meetingId, ...given }),
    { name: ['name'], query: ['query'], meetingId: ['year'] },
  );
  return { view: value === null ? null : toView(value), userErrors };
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
    participantViews: async ({ meetingId }, _, { provider }) => (await listViews(provider, meetingId)).map(toView),
  },
  Mutation: {
    saveParticipantView: (_, { input }, context) => save(input, context),
    deleteParticipantView: (_, { input }, context) => remove(input, context),
  },
};
