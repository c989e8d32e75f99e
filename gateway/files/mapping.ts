import { slots } from '../fileSlots.ts';
import type { RegistrationFile, RegistrationFileKind } from '../generated/resolvers.ts';
import { fileNameOf } from '../mediaLinks.ts';
import type { Registration } from '../parents.ts';

/** The file in a slot; null while the slot is empty. A file without a readable link stays, so that it can be deleted. */
export function fileIn(
  registration: Registration,
  kind: RegistrationFileKind,
  fileUrl: (link: string) => string,
): RegistrationFile | null {
  const { link, id } = slots[kind].file(registration);
  if (!link || !id) return null;
  return { id: String(id), name: fileNameOf(link), url: fileUrl(link) };
}
