import { GatewayError } from '../../errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type * as records from '../../provider/records.ts';
import { toSection } from '../shared/sections.ts';

const toTitled = ({ id, title }: records.Titled) => ({ id: String(id), title });

export const referenceResolvers: Resolvers = {
  Query: {
    organizations: (_, __, { loaders }, { path }) => loaders.organizations(path),
    positions: (_, __, { loaders }, { path }) => loaders.positions(path),
    academicDegrees: async (_, __, { loaders }, { path }) => (await loaders.academicDegrees(path)).map(toTitled),
    schoolStatuses: async (_, __, { loaders }, { path }) => (await loaders.schoolStatuses(path)).map(toTitled),
    sections: async (_, { year }, { loaders, edition, editions }) => {
      const selected = year === null || year === undefined ? edition : editions.byYear(year);
      if (selected === null) throw new GatewayError('NOT_FOUND');
      return (await loaders.sections(selected.meetingId)).map(toSection);
    },
  },
  Organization: {
    id: ({ id }) => String(id),
    isOther: ({ id }, _, { edition }) => id === edition.otherOrganizationId,
  },
  Position: {
    id: ({ id }) => String(id),
    isOther: ({ id }, _, { edition }) => id === edition.otherPositionId,
  },
};
