import type { EditionData } from '../../editions/readEdition.ts';
import type { Registration } from '../../graphql/models.ts';
import { formatCodes } from '../../shared/registrationFields.ts';
import { isSamePerson } from '../shared/samePerson.ts';

/** A title without what two people write differently: capitals, quotation marks, dashes, spaces. */
const plain = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/**
 * Where an edition's programme presents a confirmed talk or poster. The programme names no registrations: a talk is
 * recognised by its title, and by its speaker where several have that title; a poster by the section whose posters a
 * session shows.
 */
export async function programmeSlugOf(
  registration: Registration,
  { programme }: EditionData,
  readFullName: () => Promise<string | null | undefined>,
): Promise<string | null> {
  const { confirmedType, comments, requestedSectionId, confirmedSectionId } = registration;
  const items = (programme?.days ?? []).flatMap((day) => day.items);
  if (confirmedType === formatCodes.POSTER) {
    const section = confirmedSectionId ?? requestedSectionId;
    const shows = ({ detail }: (typeof items)[number]) =>
      detail?.posters?.live?.sections.some(({ id }) => id === section) ?? false;
    return items.find(shows)?.slug ?? null;
  }
  const title = plain(comments ?? '');
  if (confirmedType !== formatCodes.SPEAKER || title === '') return null;
  const talks = items.flatMap(({ detail }) => detail?.talks ?? []);
  const speakers = new Map(
    talks.flatMap(({ slug, speaker, title: shown }) =>
      plain(shown ?? '') === title ? [[slug, speaker] as const] : [],
    ),
  );
  if (speakers.size > 1) {
    const fullName = (await readFullName()) ?? '';
    for (const [slug, speaker] of speakers) if (!isSamePerson(speaker ?? '', fullName)) speakers.delete(slug);
  }
  const [slug] = speakers.keys();
  return speakers.size === 1 && slug !== undefined ? slug : null;
}
