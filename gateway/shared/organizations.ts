import { nameKey } from '../lib/ids.ts';
import type { Participant } from '../provider/records/participants.ts';
import type { Organization } from '../provider/records/references.ts';

/** An organisation of the schema whose name is known, if it has one. */
export interface NamedOrganization {
  id: string;
  name: string | null;
  isOther: boolean;
}

type Named = Pick<Participant, 'organisation' | 'organizationId' | 'otherOrganization'>;

/** The typed name if the person chose 'other', else the listed one; null where a record names none. */
export function organizationOf(record: Named, otherOrganizationId: number): NamedOrganization | null {
  const { organisation, organizationId: id, otherOrganization: typed } = record;
  const isOther = id === otherOrganizationId;
  // Some records hold a name without an id.
  const name = (isOther && typed) || organisation || null;
  if (name !== null && (!id || (isOther && typed))) return { id: nameKey(name), name, isOther };
  return id ? { id: String(id), name, isOther } : null;
}

/** Whether a record names its organisation by its id only. */
const hasIdAlone = ({ organisation, organizationId: id, otherOrganization }: Named, otherOrganizationId: number) =>
  Boolean(id) && !organisation && !(id === otherOrganizationId && otherOrganization);

/**
 * Adds the names of organisations to records that have only the id.
 * @param read reads the list of organisations, if a record needs it; a name stays null if that fails
 */
export async function nameOrganizations<Row extends Named>(
  rows: Row[],
  otherOrganizationId: number,
  read: () => Promise<readonly Organization[]>,
): Promise<Row[]> {
  if (!rows.some((row) => hasIdAlone(row, otherOrganizationId))) return rows;
  const list = await read().catch(() => []);
  const names = new Map(list.map(({ id, name }) => [id, name]));
  return rows.map((row) =>
    hasIdAlone(row, otherOrganizationId) ? { ...row, organisation: names.get(row.organizationId ?? 0) ?? null } : row,
  );
}

/** An organisation of the provider's list. */
export const listedOrganization = ({ id, name }: Organization, otherOrganizationId: number): NamedOrganization => ({
  id: String(id),
  name,
  isOther: id === otherOrganizationId,
});
