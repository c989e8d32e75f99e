/** A personal plan: slugs of sessions and talks, as the browser stores them and as a link contains them. */
import { byTime, type Entry, overlaps, type Timetable } from './model.ts';

/** The longest accepted plan, more than a programme has entries. */
const MOST = 300;
const SLUG = /^[\w.-]{1,60}$/;

/** Reads slugs from a link or from storage; ignores anything else. */
export function parsePlan(text: string): string[] {
  return [...new Set(text.split(',').filter((slug) => SLUG.test(slug)))].slice(0, MOST);
}

/** Slugs for an address; commas are not escaped there, so that the link stays short. */
export const planQuery = (slugs: readonly string[]): string => slugs.map(encodeURIComponent).join(',');

/** The plan's entries by time, without slugs that the programme no longer has. */
export function planEntries(timetable: Timetable, slugs: readonly string[]): Entry[] {
  const known = slugs.flatMap((slug) => timetable.bySlug.get(slug) ?? []);
  return known.sort(byTime);
}

/** For each entry, the others of the plan at the same time. A talk does not conflict with its own session. */
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
