import type { Context } from '../../context.ts';
import type { MutationResolvers, Resolvers } from '../../generated/resolvers.ts';
import { settle } from '../../graphql/userErrors.ts';
import { userError } from '../../graphql/validation.ts';
import { receiveUpload, tooLargeError } from '../../http/uploads.ts';
import { changeIndividual, createIndividual, uploadPhoto } from '../../provider/profile.ts';
import type * as records from '../../provider/records.ts';
import { checkPhoto } from '../shared/fileFormats.ts';
import { uploadErrors } from '../shared/uploadErrors.ts';
import { mergedErrors, profileErrors } from './input.ts';
import { birthDateOf, fullName, genderOf, photoFields, profileFields, toIndividualChange } from './mapping.ts';

const individualOf = async ({ loaders }: Context) => (await loaders.account()).individual;

/** Only its title needs the list; the provider's 0 means no choice. */
function titledOf(id: number | null, list: () => Promise<records.Titled[]>) {
  if (!id) return null;
  return { id: String(id), title: async () => (await list()).find((item) => item.id === id)?.title ?? null };
}

const photoErrors = uploadErrors(photoFields);

const profileMutations: MutationResolvers = {
  updateProfile: async (_, { input }, context) => {
    const mistakes = profileErrors(input);
    if (mistakes.length > 0) return { viewer: null, userErrors: mistakes };
    const individual = await individualOf(context);
    const userErrors = mergedErrors(input, individual, context.edition);
    if (userErrors.length > 0) return { viewer: null, userErrors };
    const request = toIndividualChange(input, individual);
    // Accounts of the sister portal may arrive without an individual (ACC-20).
    const save = individual === null ? createIndividual : changeIndividual;
    const done = await settle(() => save(context.provider, request), profileFields);
    if (done.value === null) return { viewer: null, userErrors: done.userErrors };
    await context.loaders.replaceIndividual(done.value);
    return { viewer: { id: await context.accountId() }, userErrors: [] };
  },

  uploadPhoto: async (_, { input }, context) => {
    const received = await receiveUpload(input.file);
    if (received === 'tooLarge') return { viewer: null, userErrors: [tooLargeError('file')] };
    const photo = await checkPhoto(received);
    if (photo === null) {
      return { viewer: null, userErrors: [userError('FILE_FORMAT', 'Недопустимый формат файла', 'file')] };
    }
    const individual = await individualOf(context);
    if (individual === null) {
      return { viewer: null, userErrors: [userError('REFUSED', 'Сначала заполните и сохраните профиль')] };
    }
    const done = await settle(() => uploadPhoto(context.provider, individual.id, photo), photoErrors);
    if (done.value === null) return { viewer: null, userErrors: done.userErrors };
    await context.loaders.replaceIndividual(done.value);
    return { viewer: { id: await context.accountId() }, userErrors: [] };
  },
};

export const profileResolvers: Resolvers = {
  Viewer: { profile: (_, __, context) => individualOf(context) },
  Profile: {
    id: ({ id }) => String(id),
    lastName: (individual) => individual.last_name,
    firstName: (individual) => individual.first_name,
    middleName: (individual) => individual.middle_name || null,
    fullName,
    phone: (individual) => individual.phone_number || null,
    birthDate: (individual) => birthDateOf(individual.birth_date),
    gender: (individual) => genderOf(individual.is_female),
    citizenship: (individual) => individual.nationality || null,
    organization: ({ organization: id }, _, { loaders, edition }, { path }) =>
      id
        ? {
            id: String(id),
            name: async () => (await loaders.organizations(path)).find((item) => item.id === id)?.name ?? null,
            isOther: id === edition.otherOrganizationId,
          }
        : null,
    otherOrganization: (individual) => individual.other_org_descr || null,
    position: ({ org_position: id }, _, { loaders, edition }, { path }) => {
      const position = titledOf(id, () => loaders.positions(path));
      return position && { ...position, isOther: id === edition.otherPositionId };
    },
    otherPosition: (individual) => individual.other_position_descr || null,
    academicDegree: (individual, _, { loaders }, { path }) =>
      titledOf(individual.academic_degree, () => loaders.academicDegrees(path)),
    schoolStatus: (individual, _, { loaders }, { path }) =>
      titledOf(individual.school_status, () => loaders.schoolStatuses(path)),
    photoUrl: ({ photo }, _, { mediaUrl }) => (photo ? mediaUrl(photo) : null),
  },
  Mutation: profileMutations,
};
