import type { EditionData } from '../../editions/readEdition.ts';
import type { Registration } from '../../graphql/models.ts';
import { formatCodes } from '../shared/registrationFields.ts';

/** A title without what two people write differently: capitals, quotation marks, dashes, spaces. */
const plain = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/**
 * Where an edition's programme presents a confirmed talk or poster. The programme names no registrations: a talk is
 * recognised by its title unless two have it, a poster by the section whose posters a session shows.
 */
export function programmeSlugOf(registration: Registration, { programme }: EditionData): string | null {
  const { confirm_type, comments, section_choice_id, section_confirm_id } = registration;
  const items = (programme?.days ?? []).flatMap((day) => day.items);
  if (confirm_type === formatCodes.POSTER) {
    const section = section_confirm_id ?? section_choice_id;
    const shows = ({ detail }: (typeof items)[number]) =>
      detail?.posters?.live?.sections.some(({ id }) => id === section) ?? false;
    return items.find(shows)?.slug ?? null;
  }
  const title = plain(comments ?? '');
  if (confirm_type !== formatCodes.SPEAKER || title === '') return null;
  const talks = items.flatMap(({ detail }) => detail?.talks ?? []);
  const slugs = new Set(talks.flatMap((talk) => (plain(talk.title ?? '') === title ? [talk.slug] : [])));
  const [slug] = slugs;
  return slugs.size === 1 && slug !== undefined ? slug : null;
}
