import { badArgument } from '../../errors.ts';
import type { Edition } from '../../graphql/models.ts';

/** The edition that the argument `year` selects. @throws BAD_USER_INPUT for a year without one */
export function editionOf({ editions }: { editions: { byYear(year: number): Edition | null } }, year: number): Edition {
  const edition = editions.byYear(year);
  if (edition === null) throw badArgument('year', `There is no edition of ${year}`);
  return edition;
}
