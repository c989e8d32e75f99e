import { dayOf } from '../dates.ts';
import { settle } from '../errors.ts';
import type { ConfirmFormatInput, Resolvers, UserError } from '../generated/resolvers.ts';
import { recordId } from '../ids.ts';
import { changeParticipation } from '../provider/participants.ts';
import { collect, required, userError, validId } from '../validation.ts';
import { changeFields, organizationNameOf, toParticipationChange } from './mapping.ts';

type KnownFormat = Exclude<ConfirmFormatInput['format'], 'UNRECOGNIZED'>;

const positive = (value: number | null | undefined, field: string) =>
  typeof value === 'number' && value < 1 ? userError('INVALID', 'Введите число не меньше 1', field) : null;

function changeErrors(input: ConfirmFormatInput): UserError[] {
  if (input.format === 'LISTENER') return [];
  return collect(
    required(input.sectionId, 'sectionId', 'Выберите секцию') ?? validId(input.sectionId, 'sectionId'),
    positive(input.talkDay, 'talkDay'),
    positive(input.talkSlot, 'talkSlot'),
    positive(input.talkTrack, 'talkTrack'),
  );
}

const isKnown = (format: ConfirmFormatInput['format']): format is KnownFormat => format !== 'UNRECOGNIZED';

/** Participation records (API-09) and their change by moderators (API-10). */
export const participantResolvers: Resolvers = {
  Query: { participation: (_, { id }, { memo }) => memo.participation(recordId(id)) },
  Participation: {
    id: ({ id }) => String(id),
    fullName: (record) => record.user_descr,
    organizationName: (record, _, { edition }) => organizationNameOf(record, edition.otherOrganizationId),
    phone: (record) => record.phone_number || null,
    email: (record) => record.email || null,
    birthDate: (record) => (record.birth_date ? dayOf(record.birth_date) : null),
    talkDay: (record) => record.speak_day || null,
    talkTrack: (record) => record.speak_track || null,
    talkSlot: (record) => record.speak_slot || null,
    registration: (record) => record,
  },
  Mutation: {
    confirmFormat: async (_, { input }, { provider }) => {
      const id = recordId(input.participationId);
      const { format } = input;
      if (!isKnown(format)) {
        return { participation: null, userErrors: [userError('INVALID', 'Выберите формат участия', 'format')] };
      }
      const userErrors = changeErrors(input);
      if (userErrors.length > 0) return { participation: null, userErrors };
      const request = toParticipationChange(id, { ...input, format });
      const done = await settle(() => changeParticipation(provider, request), changeFields);
      return { participation: done.value, userErrors: done.userErrors };
    },
  },
};
