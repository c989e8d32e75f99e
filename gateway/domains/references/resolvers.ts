import type { Resolvers } from '../../generated/resolvers.ts';
import type * as records from '../../provider/records.ts';
import { listedOrganization } from '../shared/organizations.ts';
import { toSection } from '../shared/sections.ts';

const toTitled = ({ id, title }: records.Titled) => ({ id: String(id), title });

export const referenceResolvers: Resolvers = {
  Query: {
    organizations: async (_, __, { loaders, edition }, { path }) =>
      (await loaders.organizations(path)).map((it) => listedOrganization(it, edition.otherOrganizationId)),
    positions: async (_, __, { loaders, edition }, { path }) =>
      (await loaders.positions(path)).map((it) => ({ ...toTitled(it), isOther: it.id === edition.otherPositionId })),
    academicDegrees: async (_, __, { loaders }, { path }) => (await loaders.academicDegrees(path)).map(toTitled),
    schoolStatuses: async (_, __, { loaders }, { path }) => (await loaders.schoolStatuses(path)).map(toTitled),
  },
  Edition: {
    sections: async ({ meetingId }, _, { loaders }) => (await loaders.sections(meetingId)).map(toSection),
  },
};
