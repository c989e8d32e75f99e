import { Fault } from '../errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Schemas } from '../provider/contract.ts';
import { toSection } from '../sections.ts';

const toTitled = ({ id, title }: Schemas['Titled']) => ({ id: String(id), title });

/** Lists to choose from (API-08, API-22 … API-25). */
export const referenceResolvers: Resolvers = {
  Query: {
    organizations: (_, __, { memo }, { path }) => memo.organizations(path),
    positions: (_, __, { memo }, { path }) => memo.positions(path),
    academicDegrees: async (_, __, { memo }, { path }) => (await memo.academicDegrees(path)).map(toTitled),
    schoolStatuses: async (_, __, { memo }, { path }) => (await memo.schoolStatuses(path)).map(toTitled),
    sections: async (_, { year }, { memo, edition, editions }) => {
      const asked = year === null || year === undefined ? edition : editions.byYear(year);
      if (asked === null) throw new Fault('NOT_FOUND');
      return (await memo.sections(asked.meetingId)).map(toSection);
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
