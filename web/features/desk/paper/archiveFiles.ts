import { deskPaperTexts } from '#texts/deskPaper.ts';
import { keyOf } from '../../../lib/ids.ts';
import { ownPath } from '../../../lib/ownPath.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { isTalk, sectionOf } from '../model/rowFacts.ts';

const texts = deskPaperTexts.archive;

/** Characters that file systems, zip programs or shells read as something else, and marks that hide a name's direction. */
const unsafe = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/gu;
/** Windows opens devices by these names, whatever their ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Windows opens paths of 260 characters at most. */
const MOST_CHARACTERS = 80;

/** A text as the name of a file or a folder, without an ending; `otherwise` replaces a text of which nothing stays. */
export function safeName(text: string, otherwise: string): string {
  const name = text.normalize('NFC').replace(unsafe, ' ').replace(/\s+/g, ' ').trim();
  const cut = [...name]
    .slice(0, MOST_CHARACTERS)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return cut === '' ? otherwise : cut.replace(device, '$&_');
}

/** A file of the archive. */
export interface ArchiveFile {
  row: DeskRow;
  section: string;
  /** Its path in the archive. */
  path: string;
  /** Its address at the portal. */
  url: string;
}

/** The theses of talks and posters, named by section, author and number of the record. */
export function archiveFiles(rows: readonly DeskRow[]): ArchiveFile[] {
  return rows.filter(isTalk).flatMap((row) => {
    const section = sectionOf(row)?.name ?? texts.noSection;
    const name = `${safeName(row.fullName ?? '', texts.noName)} ${safeName(keyOf(row.id), '0')}`;
    return [row.thesisPdf, row.thesisDocument].flatMap((file) => {
      if (file === null) return [];
      const ending = /\.[a-z0-9]{1,5}$/i.exec(file.name)?.[0].toLowerCase() ?? '';
      return [{ row, section, path: `${safeName(section, texts.noSection)}/${name}${ending}`, url: ownPath(file.url) }];
    });
  });
}
