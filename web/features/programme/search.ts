/** Finds sessions and talks by the words a person remembers: part of a title, a speaker, an institute. */
import { foldText, wordsOf } from '../../lib/searchWords.ts';
import { byTime, type Entry, type ItemKind, type Timetable } from './model.ts';

function textOf({ session, talk }: Entry): string {
  const parts =
    talk === null
      ? [session.title, session.speaker, session.chair?.name, session.section?.title, session.room, session.building]
      : [talk.title, talk.speaker, talk.affiliation, ...talk.notes];
  return foldText(parts.filter((part) => part != null).join(' '));
}

/** Folded texts, cached because a search runs at every key. */
const folded = new WeakMap<Entry, string>();

function foldedOf(entry: Entry): string {
  const known = folded.get(entry);
  if (known !== undefined) return known;
  const text = textOf(entry);
  folded.set(entry, text);
  return text;
}

/** Entries that contain every word of the query, by time; ignores breaks. */
export function findEntries(timetable: Timetable, query: string): Entry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = timetable.entries.filter((entry) => {
    if (entry.talk === null && entry.session.kind === 'BREAK') return false;
    const text = foldedOf(entry);
    return words.every((word) => text.includes(word));
  });
  return found.sort(byTime);
}

/** The chosen filters of the programme; without any, it shows everything. */
export interface Filter {
  sections: readonly string[];
  kinds: readonly ItemKind[];
}

export const isNarrowed = ({ sections, kinds }: Filter): boolean => sections.length + kinds.length > 0;

/** Whether a session matches the chosen filters; each further choice adds sessions. */
export function isChosen({ session }: Pick<Entry, 'session'>, filter: Filter): boolean {
  if (!isNarrowed(filter)) return true;
  return filter.kinds.includes(session.kind) || filter.sections.includes(session.section?.code ?? '');
}
