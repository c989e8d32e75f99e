import { editionPath, projectPath } from '../lib/editionPaths.ts';
import type { ListedEdition, MenuPlace, RouteTable } from './routeTable.ts';

/** A link of the side menu. */
export interface MenuEntry extends MenuPlace {
  path: string;
}

/** The side menu: fixed entries, the current edition's screens, the screens of earlier editions (PUB-07). */
export interface Menu {
  portal: MenuEntry[];
  /** The year is null until the editions are known. */
  current: { year: number | null; entries: MenuEntry[] };
  archive: { year: number; entries: MenuEntry[] }[];
}

type Screens = ListedEdition['page']['screens'];

const present = <T>(values: readonly (T | undefined)[]): T[] => values.filter((value) => value !== undefined);

/** Screens of an edition at addresses that name its year. */
function ofYear({ years }: RouteTable, screens: Screens, year: number): MenuEntry[] {
  return present(
    screens.map((screen) => {
      const route = years.find(({ edition }) => edition === screen);
      return route && { ...route.menu, path: editionPath(route.name, year) };
    }),
  );
}

/** The people of an edition's projects. */
function ofProjects({ project }: RouteTable, { projects }: ListedEdition): MenuEntry[] {
  return projects.map(({ slug, title }) => ({ label: title, icon: project.icon, path: projectPath(slug) }));
}

/** Screens of the current edition, at their addresses without a year if they have one. */
function ofCurrent(table: RouteTable, edition: ListedEdition): MenuEntry[] {
  const { page, year } = edition;
  const placed = page.screens.flatMap((screen) => {
    const route = table.screens.find(({ edition: has, menu }) => has === screen && menu !== undefined);
    return route?.menu ? [{ ...route.menu, path: route.path }] : ofYear(table, [screen], year);
  });
  return [...placed, ...ofProjects(table, edition)];
}

/**
 * The side menu from the table and the editions, newest first. While the editions are unknown it has the usual screens
 * of an edition; a screen without data says so itself.
 */
export function menuOf(table: RouteTable, editions: readonly ListedEdition[] | undefined): Menu {
  const placed = table.screens.flatMap(({ path, menu, edition }) => (menu ? [{ ...menu, path, edition }] : []));
  const current = editions?.find(({ isCurrent }) => isCurrent);
  return {
    portal: placed.filter(({ edition }) => edition === undefined),
    current: {
      year: current?.year ?? null,
      entries: current ? ofCurrent(table, current) : placed.filter(({ edition }) => edition !== undefined),
    },
    archive: (editions ?? [])
      .filter(({ isCurrent }) => !isCurrent)
      .map((edition) => ({
        year: edition.year,
        entries: [...ofYear(table, edition.page.screens, edition.year), ...ofProjects(table, edition)],
      }))
      .filter(({ entries }) => entries.length > 0),
  };
}
