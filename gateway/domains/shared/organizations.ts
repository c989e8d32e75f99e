import type * as records from '../../provider/records.ts';

/** An organisation of the schema whose name is known, if it has one. */
export interface NamedOrganization {
  id: string;
  name: string | null;
  isOther: boolean;
}

/** Begins the key of a typed name; the provider's ids are digits. */
const typedMark = '~';

/** The key of an organisation that only its typed name identifies. */
const typedKey = (name: string): string => `${typedMark}${Buffer.from(name).toString('base64url')}`;

/** The typed name of such a key; null for any other key. */
export const typedNameOf = (key: string): string | null =>
  key.startsWith(typedMark) ? Buffer.from(key.slice(typedMark.length), 'base64url').toString() : null;

type Named = Pick<records.Participant, 'organisation' | 'organization_id' | 'other_org_descr'>;

/** The typed name if the person chose 'other', else the listed one; null where a record names none. */
export function organizationOf(record: Named, otherOrganizationId: number): NamedOrganization | null {
  const { organisation, organization_id: id, other_org_descr: typed } = record;
  const isOther = id === otherOrganizationId;
  // Some records hold a name without an id.
  const name = (isOther && typed) || organisation || null;
  if (name !== null && (!id || (isOther && typed))) return { id: typedKey(name), name, isOther };
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
