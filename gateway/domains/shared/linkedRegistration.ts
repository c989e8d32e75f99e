import { type GraphQLResolveInfo, Kind } from 'graphql';
import type { Context } from '../../context.ts';
import type { Registration } from '../../graphql/models.ts';
import { recordId } from '../../lib/ids.ts';

const needsNoRead = new Set(['id', '__typename']);

const selectsOnlyId = ({ fieldNodes }: GraphQLResolveInfo): boolean =>
  fieldNodes.every(({ selectionSet }) =>
    selectionSet?.selections.every((node) => node.kind === Kind.FIELD && needsNoRead.has(node.name.value)),
  );

/** The record behind an id: its id alone needs no call of the provider. */
export const linkedRegistration = (
  { id }: { id: string },
  _: unknown,
  { loaders }: Context,
  info: GraphQLResolveInfo,
): Registration | Promise<Registration> =>
  selectsOnlyId(info) ? ({ id } as unknown as Registration) : loaders.participation(recordId(id));
