import { paths } from '../../lib/paths.ts';
import { menuOf } from '../menu.ts';
import type { ListedEdition, RouteTable } from '../routeTable.ts';

/** An address that is rendered beforehand. */
interface PublicAddress {
  path: string;
  /** Whether search engines may list it. */
  isListed: boolean;
}

/**
 * The pages that are the same for everybody: the menu's, the privacy policy, and those that lead back. A new edition's
 * are among them as soon as its folder is there (ruling R14).
 */
export function publicAddresses(table: RouteTable, editions: readonly ListedEdition[]): PublicAddress[] {
  const { portal, current, archive } = menuOf(table, editions);
  const entries = [...portal, ...current.entries, ...archive.flatMap((year) => year.entries)];
  const closed = new Set(table.screens.filter(({ access }) => access === 'session').map(({ path }) => path));
  const listed = [...entries.map(({ path }) => path), paths.privacy].filter((path) => !closed.has(path));
  return [
    ...[...new Set(listed)].map((path) => ({ path, isListed: true })),
    ...[paths.notFound, paths.unavailable].map((path) => ({ path, isListed: false })),
  ];
}
