import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import type { Edition } from '../../graphql/models.ts';
import type { Titled } from '../../provider/records/references.ts';
import { listedOrganization } from '../../shared/organizations.ts';
import { toSection } from '../../shared/sections.ts';

export const toTitled = ({ id, title }: Titled) => ({ id: String(id), title });

export const toPosition = (position: Titled, { otherPositionId }: Pick<Edition, 'otherPositionId'>) => ({
  ...toTitled(position),
  isOther: position.id === otherPositionId,
});

export const referenceResolvers: Resolvers = {
  Query: {
    organizations: async (_, __, { loaders, edition }, { path }) =>
      (await loaders.organizations(path)).map((it) => listedOrganization(it, edition.otherOrganizationId)),
    positions: async (_, __, { loaders, edition }, { path }) =>
      (await loaders.positions(path)).map((it) => toPosition(it, edition)),
    academicDegrees: async (_, __, { loaders }, { path }) => (await loaders.academicDegrees(path)).map(toTitled),
    schoolStatuses: async (_, __, { loaders }, { path }) => (await loaders.schoolStatuses(path)).map(toTitled),
  },
  Organization: {
    // Some providers name the organisation of a record by its id alone.
    name: ({ id, name }, _, { loaders }, { path }) => {
      if (name !== null) return typeof name === 'function' ? name() : name;
      return loaders.organizations(path).then(
        (list) => list.find((item) => String(item.id) === id)?.name ?? null,
        () => null,
      );
    },
  },
  Edition: {
    sections: async ({ meetingId }, _, { loaders }) => (await loaders.sections(meetingId)).map(toSection),
  },
};
