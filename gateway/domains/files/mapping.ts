import type { RegistrationFileKind } from '../../generated/types.ts';
import type { Registration, RegistrationFile } from '../../graphql/models.ts';
import { fileNameOf } from '../../provider/media/mediaLinks.ts';
import { slots } from '../../shared/fileSlots.ts';

/** One person's registrations have one address; without it each registration counts as a person. */
const ownerOf = (registration: Registration): string =>
  ('email' in registration ? registration.email : null) ?? String(registration.id);

/** Null for an empty slot. A file without a readable link stays, so that the person can delete it. */
export function fileIn(
  registration: Registration,
  kind: RegistrationFileKind,
  fileUrl: (link: string) => string,
): RegistrationFile | null {
  const { link, id } = slots[kind].file(registration);
  if (!link || !id) return null;
  return { key: String(id), name: fileNameOf(link), url: fileUrl(link), link, owner: ownerOf(registration) };
}
