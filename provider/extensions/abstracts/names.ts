import { stripForbiddenCharacters, unsafeInNames } from '../../characters.ts';

const MOST = 80;

/** A name for a file or a folder of an archive, without an extension, that every system can unpack. */
export function archiveName(text: string): string {
  const safe = stripForbiddenCharacters(text).replace(unsafeInNames, ' ').replace(/\s+/g, ' ').trim();
  // Windows drops points and spaces at the end of a name.
  return (
    [...safe]
      .slice(0, MOST)
      .join('')
      .replace(/[. ]+$/, '') || '_'
  );
}

type Named = { first_name: string | null; last_name: string | null; middle_name: string | null };

/** «Иванов И. И.» */
export const initials = ({ last_name, first_name, middle_name }: Named): string =>
  [last_name, ...[first_name, middle_name].map((name) => name && `${[...name][0]}.`)].filter(Boolean).join(' ');
