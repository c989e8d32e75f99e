import { type GraphQLResolveInfo, Kind } from 'graphql';
import type { Context } from '../../context.ts';
import type { Registration } from '../../graphql/models.ts';
import { recordId } from '../../lib/ids.ts';

const needsNoRead = new Set(['id', '__typename']);

const selectsOnlyId = ({ fieldNodes }: GraphQLResolveInfo): boolean =>
  fieldNodes.every(({ selectionSet }) =>
    selectionSet?.selections.every((node) => node.kind === Kind.FIELD && needsNoRead.has(node.name.value)),
  );

/** The registration with this id; a query for the id alone makes no call to the provider. */
export const linkedRegistration = (
  { id }: { id: string },
  _: unknown,
  { loaders }: Context,
  info: GraphQLResolveInfo,
): Registration | Promise<Registration> =>
  selectsOnlyId(info) ? ({ id } as unknown as Registration) : loaders.participation(recordId(id));
