import { matchPath } from 'react-router-dom';
import { editionPath, parseEditionPath, parseProjectPath, parseTalkPath, talkPath } from '../../lib/editionPaths.ts';
import { paths } from '../../lib/paths.ts';
import { menuOf } from '../menu.ts';
import type { ListedEdition, RouteTable } from '../routeTable.ts';
import type { TalkAddressesQuery } from './TalkAddresses.generated.ts';

/** An address that the gateway renders in advance. */
export interface PublicAddress {
  path: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** The provider's extension that the page needs. */
  extension?: 'verification';
  /** Whether the gateway renders it at its first request: there are hundreds of talks. */
  isOnDemand?: true;
}

/** Addresses of the talks of every edition that shows its programme; rows without a title are not talks. */
export function talkAddresses(editions: TalkAddressesQuery['editions']): string[] {
  return editions
    .filter(({ page }) => page.screens.includes('PROGRAMME'))
    .flatMap(({ year, isCurrent, programme }) => {
      const talks = programme?.days.flatMap(({ items }) => items.flatMap(({ detail }) => detail?.talks ?? [])) ?? [];
      const base = editionPath('program', isCurrent ? null : year);
      return talks.filter(({ title }) => title !== null).map(({ slug }) => talkPath(base, slug));
    });
}

/** Whether an address shows people's names, which are not for search engines. */
function showsPeople({ screens, years }: RouteTable, path: string): boolean {
  if (parseProjectPath(path) !== null) return true;
  const row = screens.find((it) => it.path === path) ?? years.find((it) => it.name === parseEditionPath(path)?.screen);
  return row?.showsPeople === true;
}

/**
 * Pages that are the same for all visitors: those of the menu, the privacy policy, the account forms and the pages that
 * lead back. A new edition's pages are included with its data (ruling R14).
 */
export function publicAddresses(
  table: RouteTable,
  editions: readonly ListedEdition[],
  talks: readonly string[],
): PublicAddress[] {
  const { portal, current, archive } = menuOf(table, editions);
  const entries = [...portal, ...current.entries, ...archive.flatMap((year) => year.entries)];
  const closed = new Set(table.screens.filter(({ access }) => access === 'session').map(({ path }) => path));
  const open = [...entries.map(({ path }) => path), paths.privacy].filter((path) => !closed.has(path));
  const unlisted = [
    paths.login,
    paths.registration,
    paths.resetPassword,
    paths.notFound,
    paths.unavailable,
    paths.verifyDocument,
  ];
  return [
    ...[...new Set(open)].map((path) => ({ path, isListed: !showsPeople(table, path) })),
    { path: paths.verify, isListed: true, extension: 'verification' },
    ...talks.map((path) => ({ path, isListed: true, isOnDemand: true as const })),
    ...unlisted.map((path) => ({ path, isListed: false })),
  ];
}

/**
 * For an address that shows one person's document: the address of the same page without the document; null for every other
 * address. The document's content must not be stored for other visitors.
 */
export function documentFrame(path: string, query: URLSearchParams): string | null {
  const hasCode = path === paths.verify && query.has('code');
  return hasCode || matchPath(paths.verifyDocument, path) !== null ? paths.verifyDocument : null;
}

/** Whether an address belongs to the portal; every other one leads to /404 (PUB-06). */
export function isPage(
  table: RouteTable,
  editions: readonly ListedEdition[],
  talks: ReadonlySet<string>,
  path: string,
): boolean {
  const current = editions.find(({ isCurrent }) => isCurrent);
  const talk = parseTalkPath(path);
  if (talk !== null) {
    // The current year's programme also has an address with its year, which redirects to the one without.
    const isCurrent = current !== undefined && talk.programme === editionPath('program', current.year);
    return talks.has(talkPath(isCurrent ? editionPath('program', null) : talk.programme, talk.slug));
  }
  const rows = table.screens.filter(({ edition }) => !edition || current?.page.screens.includes(edition));
  if ([...rows.map((row) => row.path), paths.user].some((known) => matchPath(known, path))) return true;
  const slug = parseProjectPath(path);
  if (slug !== null) return editions.some(({ projects }) => projects.some((project) => project.slug === slug));
  const named = parseEditionPath(path);
  const screen = table.years.find(({ name }) => name === named?.screen)?.edition;
  const edition = editions.find(({ year }) => year === named?.year);
  return screen !== undefined && edition?.page.screens.includes(screen) === true;
}
