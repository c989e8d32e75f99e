import type { RegistrationFile, RegistrationFileKind } from '../generated/resolvers.ts';
import { fileNameOf } from '../mediaLinks.ts';
import type { Registration } from '../parents.ts';
import { slots } from './slots.ts';

/** The file in a slot; null while the slot is empty. */
export function fileIn(
  registration: Registration,
  kind: RegistrationFileKind,
  mediaUrl: (link: string) => string,
): RegistrationFile | null {
  const { link, id } = slots[kind].file(registration);
  if (!link || !id) return null;
  return { id: String(id), name: fileNameOf(link), url: mediaUrl(link) };
}
