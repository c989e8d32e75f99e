import type { ItemData as Item, ProgrammeData, TalkData as Talk } from '../../editions/programme.ts';

/** A day, or items and talks by their slugs; an empty selection means everything. */
export interface CalendarSelection {
  day?: string | undefined;
  slugs?: string[] | undefined;
}

export interface CalendarEvent {
  /** Permanent, and unique among all editions. */
  id: string;
  startsAt: string;
  endsAt: string;
  title: string;
  lines: string[];
  location: string | null;
  /** The last part of the address that opens the event: a session's dialog, or a talk's page. */
  opens: string;
}

const isThere = (part: string | null | undefined): part is string => Boolean(part);
const join = (...parts: (string | null | undefined)[]) => parts.filter(isThere).join(', ');

const sessionAt = (slug: string) => `?session=${encodeURIComponent(slug)}`;

const locationOf = ({ room, building }: Item) => join(room, building) || null;

function ofItem(item: Item): CalendarEvent {
  const { id, slug, startsAt, endsAt, title, chair, speaker, section, link } = item;
  const lines = [
    speaker,
    chair && `${chair.role}: ${chair.name}`,
    section && `Секция ${section.code}. ${section.title}`,
    link?.url,
  ].filter(isThere);
  return { id, startsAt, endsAt, title, lines, location: locationOf(item), opens: sessionAt(slug) };
}

/** A talk without times has those of its session. */
function ofTalk(talk: Talk, item: Item, next: Talk | undefined): CalendarEvent {
  const startsAt = talk.startsAt ?? item.startsAt;
  const endsAt = talk.endsAt ?? (talk.startsAt ? next?.startsAt : null) ?? item.endsAt;
  const person = join(talk.speaker, talk.affiliation);
  return {
    id: talk.id,
    startsAt,
    endsAt,
    title: talk.title ?? talk.speaker ?? item.title,
    lines: [talk.title ? person : talk.affiliation, ...talk.notes, item.title].filter(isThere),
    location: locationOf(item),
    opens: talk.title === null ? sessionAt(item.slug) : `/${encodeURIComponent(talk.slug)}`,
  };
}

function findTalk(items: Item[], slug: string): CalendarEvent | null {
  for (const item of items) {
    const talks = item.detail?.talks ?? [];
    const index = talks.findIndex((talk) => talk.slug === slug);
    const talk = talks[index];
    if (talk) return ofTalk(talk, item, talks[index + 1]);
  }
  return null;
}

export function calendarEvents(programme: ProgrammeData, { day, slugs }: CalendarSelection): CalendarEvent[] | null {
  const days = day === undefined ? programme.days : programme.days.filter((one) => one.slug === day);
  if (days.length === 0) return null;
  const items = days.flatMap((one) => one.items);
  // Breaks are left out unless the selection names them.
  if (slugs === undefined) return items.filter(({ kind }) => kind !== 'BREAK').map(ofItem);
  const events = [...new Set(slugs)].map((slug) => {
    const item = items.find((one) => one.slug === slug);
    return item ? ofItem(item) : findTalk(items, slug);
  });
  return events.every((event) => event !== null) ? events : null;
}
