import { nameKey } from '../../lib/ids.ts';
import type * as records from '../../provider/records.ts';

/** An organisation of the schema whose name is known, if it has one. */
export interface NamedOrganization {
  id: string;
  name: string | null;
  isOther: boolean;
}

type Named = Pick<records.Participant, 'organisation' | 'organization_id' | 'other_org_descr'>;

/** The typed name if the person chose 'other', else the listed one; null where a record names none. */
export function organizationOf(record: Named, otherOrganizationId: number): NamedOrganization | null {
  const { organisation, organization_id: id, other_org_descr: typed } = record;
  const isOther = id === otherOrganizationId;
  // Some records hold a name without an id.
  const name = (isOther && typed) || organisation || null;
  if (name !== null && (!id || (isOther && typed))) return { id: nameKey(name), name, isOther };
  return id ? { id: String(id), name, isOther } : null;
}

/** An organisation of the provider's list. */
export const listedOrganization = (
  { id, name }: records.Organization,
  otherOrganizationId: number,
): NamedOrganization => ({
  id: String(id),
  name,
  isOther: id === otherOrganizationId,
});
