import type { Context } from '../../context.ts';
import type { UpdateProfileInput, UserError } from '../../generated/types.ts';
import { requireExtension } from '../../graphql/extensionFields.ts';
import type { MutationResolvers, Resolvers } from '../../graphql/generated/resolvers.ts';
import type { Profile } from '../../graphql/models.ts';
import { receiveUpload, tooLargeError } from '../../graphql/receiveUpload.ts';
import { toUserErrors } from '../../graphql/userErrors.ts';
import { collect, userError } from '../../graphql/validation.ts';
import { changeIndividual, createIndividual, uploadPhoto } from '../../provider/calls/profile.ts';
import { deletePhoto } from '../../provider/extensions/accountChanges.ts';
import type { WriteResult } from '../../provider/http/written.ts';
import type { Titled } from '../../provider/records/references.ts';
import { checkPhoto } from '../../shared/fileFormats.ts';
import { profileTexts } from '../../texts/profile.ts';
import { consentInForce, publicationConsentError, publicationConsentRequired } from '../shared/consents.ts';
import { uploadErrors } from '../shared/uploadErrors.ts';
import { mergedErrors, profileErrors, profileFields, toIndividualChange } from './input.ts';
import { genderOf, photoFields } from './mapping.ts';

const individualOf = async ({ loaders }: Context) => (await loaders.account()).individual;

/** Reads the list only for the title; the provider's 0 means no choice. */
function titledOf(id: number | null, list: () => Promise<Titled[]>) {
  if (!id) return null;
  return { id: String(id), title: async () => (await list()).find((item) => item.id === id)?.title ?? null };
}

const photoErrors = uploadErrors(photoFields);

/** The consent to publication, if the edition asks for one and the person wants to be listed (R21). */
async function publicationConsent(
  { isListed, publicationConsentVersion: version }: UpdateProfileInput,
  present: Profile | null,
  { edition, extensions }: Context,
): Promise<{ publicationConsentVersion?: string } | 'required'> {
  if (!isListed || consentInForce(edition, 'publication') === null) return {};
  if (version == null) return present?.isListed ? {} : 'required';
  return (await extensions.has('consent')) ? { publicationConsentVersion: version } : {};
}

const rejected = (...userErrors: UserError[]) => ({ viewer: null, userErrors });

/** Writes to the caller's individual; the answer shows its new state. */
async function written(
  write: () => Promise<WriteResult<Profile>>,
  fields: Parameters<typeof toUserErrors>[1],
  context: Context,
) {
  const { value, userErrors } = await toUserErrors(write, fields);
  if (value === null) return rejected(...userErrors);
  await context.loaders.replaceIndividual(value);
  return { viewer: { id: await context.accountId() }, userErrors };
}

const profileMutations: MutationResolvers = {
  updateProfile: async (_, { input }, context) => {
    const mistakes = [
      ...profileErrors(input),
      ...collect(publicationConsentError(input.publicationConsentVersion, context.edition)),
    ];
    if (mistakes.length > 0) return rejected(...mistakes);
    if (typeof input.isListed === 'boolean') await requireExtension(context, 'publicity');
    const individual = await individualOf(context);
    const userErrors = mergedErrors(input, individual, context.edition);
    if (userErrors.length > 0) return rejected(...userErrors);
    const consent = await publicationConsent(input, individual, context);
    if (consent === 'required') return rejected(publicationConsentRequired());
    const request = { ...toIndividualChange(input, individual, context.edition), ...consent };
    // Accounts of the sister portal may arrive without an individual (ACC-20).
    const save = individual === null ? createIndividual : changeIndividual;
    return written(() => save(context.provider, request), profileFields, context);
  },

  uploadPhoto: async (_, { input }, context) => {
    const received = await receiveUpload(input.file);
    if (received === 'tooLarge') return rejected(tooLargeError);
    const photo = await checkPhoto(received);
    if (photo === null) return rejected(userError('FILE_FORMAT', profileTexts.wrongPhotoFormat, 'file'));
    const individual = await individualOf(context);
    if (individual === null) return rejected(userError('REFUSED', profileTexts.profileFirst));
    return written(() => uploadPhoto(context.provider, individual.id, photo), photoErrors, context);
  },

  deletePhoto: (_, __, context) => written(() => deletePhoto(context.provider), {}, context),
};

export const profileResolvers: Resolvers = {
  Viewer: { profile: (_, __, context) => individualOf(context) },
  Profile: {
    id: ({ id }) => String(id),
    middleName: (individual) => individual.middleName || null,
    gender: (individual) => genderOf(individual.isFemale),
    citizenship: (individual) => individual.nationality || null,
    organization: ({ organization: id }, _, { loaders, edition }, { path }) =>
      id
        ? {
            id: String(id),
            name: async () => (await loaders.organizations(path)).find((item) => item.id === id)?.name ?? null,
            isOther: id === edition.otherOrganizationId,
          }
        : null,
    otherOrganization: (individual) => individual.otherOrganization || null,
    position: ({ positionId: id }, _, { loaders, edition }, { path }) => {
      const position = titledOf(id, () => loaders.positions(path));
      return position && { ...position, isOther: id === edition.otherPositionId };
    },
    otherPosition: (individual) => individual.otherPosition || null,
    academicDegree: (individual, _, { loaders }, { path }) =>
      titledOf(individual.academicDegreeId, () => loaders.academicDegrees(path)),
    schoolStatus: (individual, _, { loaders }, { path }) =>
      titledOf(individual.schoolStatusId, () => loaders.schoolStatuses(path)),
    photoUrl: ({ photo }, _, { mediaUrl }) => (photo ? mediaUrl(photo) : null),
  },
  Mutation: profileMutations,
};
