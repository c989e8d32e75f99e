/** A personal plan: slugs of sessions and talks, as the browser keeps it and as a link carries it. */
import { byTime, type Entry, overlaps, type Timetable } from './model.ts';

/** The longest accepted plan, more than a programme has entries. */
const MOST = 300;
const SLUG = /^[\w.-]{1,60}$/;

/** Reads slugs from a link or from storage; anything else is left out. */
export function parsePlan(text: string): string[] {
  return [...new Set(text.split(',').filter((slug) => SLUG.test(slug)))].slice(0, MOST);
}

/** Slugs as an address carries them; commas need no escape there, so that the link stays short. */
export const planQuery = (slugs: readonly string[]): string => slugs.map(encodeURIComponent).join(',');

/** The plan's entries by time; slugs that the programme does not know any more are left out. */
export function planEntries(timetable: Timetable, slugs: readonly string[]): Entry[] {
  const known = slugs.flatMap((slug) => timetable.bySlug.get(slug) ?? []);
  return known.sort(byTime);
}

/** With what else of the plan each entry shares its time. A talk does not stand against its own session. */
export function findConflicts(entries: readonly Entry[]): Map<string, Entry[]> {
  const conflicts = new Map<string, Entry[]>();
  for (const entry of entries) {
    const against = entries.filter((other) => {
      if (other === entry || !overlaps(entry, other)) return false;
      if (other.session !== entry.session) return true;
      return entry.talk !== null && other.talk !== null && entry.isTimed && other.isTimed;
    });
    if (against.length > 0) conflicts.set(entry.slug, against);
  }
  return conflicts;
}
