/** Screens that the archive also has: `/program` is the current edition's, `/program-24` that of 2024. */
export type EditionScreenName = 'program' | 'photo' | 'thesis' | 'users-list';

const ADDRESS = /^\/(program|photo|thesis|users-list)(?:-(\d\d))?\/?$/;
const CENTURY = 2000;

/** Address of an edition's screen; null means the current edition, whose addresses need no year. */
export function editionPath(screen: EditionScreenName, year: number | null): string {
  return year === null ? `/${screen}` : `/${screen}-${String(year % 100).padStart(2, '0')}`;
}

/** Address of a talk's page, below that of its programme. */
export const talkPath = (programme: string, slug: string): string => `${programme}/${encodeURIComponent(slug)}`;

const TALK = /^(\/program(?:-\d\d)?)\/([^/]+)\/?$/;

/** The programme of a talk's page, as an address, and the talk's slug; null for every other address. */
export function parseTalkPath(pathname: string): { programme: string; slug: string } | null {
  const [, programme, slug] = TALK.exec(pathname) ?? [];
  return programme === undefined || slug === undefined ? null : { programme, slug: decodeURIComponent(slug) };
}

/** Address of a session's dialog over its programme. */
export const sessionPath = (programme: string, slug: string): string =>
  `${programme}?session=${encodeURIComponent(slug)}`;

/** The screen and year that an address names (null for the current edition); null for every other address. */
export function parseEditionPath(pathname: string): { screen: EditionScreenName; year: number | null } | null {
  const parts = ADDRESS.exec(pathname);
  if (!parts) return null;
  return { screen: parts[1] as EditionScreenName, year: parts[2] === undefined ? null : CENTURY + Number(parts[2]) };
}

const PROJECT = /^\/([a-z][a-z0-9-]*)-users\/?$/;

/** Address of the people of a project (ruling R10). */
export function projectPath(slug: string): string {
  return `/${slug}-users`;
}

/** Slug of the project whose people an address names; null for every other address. */
export function parseProjectPath(pathname: string): string | null {
  return PROJECT.exec(pathname)?.[1] ?? null;
}
