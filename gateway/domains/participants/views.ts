import { mostCharacters } from '../../../schema/limits.ts';
import type { Context } from '../../context.ts';
import type {
  DeleteParticipantViewInput,
  SaveParticipantViewInput,
  SaveParticipantViewPayload,
} from '../../generated/types.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { toUserErrors, unknownRecord } from '../../graphql/userErrors.ts';
import { cleanText } from '../../lib/cleanText.ts';
import { parseId } from '../../lib/ids.ts';
import { deleteView, listViews, saveView } from '../../provider/extensions/views.ts';
import { participantsTexts } from '../../texts/participants.ts';
import { findEdition } from '../shared/editionOf.ts';

function inputErrors({ name, query }: { name: string; query: string }): SaveParticipantViewPayload['userErrors'] {
  if (name === '') return [{ code: 'REQUIRED', message: participantsTexts.nameView, field: ['name'] }];
  if (name.length > mostCharacters.viewName) {
    return [{ code: 'INVALID', message: participantsTexts.viewNameTooLong(mostCharacters.viewName), field: ['name'] }];
  }
  const isQuery = query.startsWith('?') && query.length <= mostCharacters.viewQuery;
  return isQuery ? [] : [{ code: 'INVALID', message: participantsTexts.unfitView, field: ['query'] }];
}

async function save({ editionId, name, query }: SaveParticipantViewInput, context: Context) {
  const edition = findEdition(context, editionId);
  if (edition === null) return { view: null, userErrors: [unknownRecord('editionId')] };
  const given = { name: cleanText(name), query };
  const wrong = inputErrors(given);
  if (wrong.length > 0) return { view: null, userErrors: wrong };
  const { value, userErrors } = await toUserErrors(
    () => saveView(context.provider, { meetingId: edition.meetingId, ...given }),
    { name: ['name'], query: ['query'], meetingId: ['editionId'] },
  );
  return { view: value, userErrors };
}

async function remove({ viewKey }: DeleteParticipantViewInput, context: Context) {
  const id = parseId(viewKey);
  if (id === null) return { deletedKey: null, userErrors: [unknownRecord('viewKey')] };
  const { userErrors } = await toUserErrors(() => deleteView(context.provider, id), {}, 'viewKey');
  return { deletedKey: userErrors.length > 0 ? null : viewKey, userErrors };
}

/** Named views that moderators share. */
export const viewResolvers: Pick<Resolvers, 'EditionPage' | 'Mutation'> = {
  EditionPage: {
    participantViews: ({ meetingId }, _, { provider }) => listViews(provider, meetingId),
  },
  Mutation: {
    saveParticipantView: (_, { input }, context) => save(input, context),
    deleteParticipantView: (_, { input }, context) => remove(input, context),
  },
};
