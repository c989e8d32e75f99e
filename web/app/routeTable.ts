import type { ComponentType, LazyExoticComponent } from 'react';

/** Who may open a screen. Only these ask for a session; the other pages are public information (ruling R13). */
export type Access = 'public' | 'session';

/** Where a screen stands in the side menu. */
export interface MenuPlace {
  label: string;
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  /** Year of an archived edition; the current edition's screens have none. */
  archive?: number;
}

/** One screen: its address, title, who may open it and the chunk it is in. */
export interface AppRoute {
  path: string;
  title: string;
  access: Access;
  screen: LazyExoticComponent<ComponentType>;
  menu?: MenuPlace;
}

/** The screens of the side menu, the current edition first, then the archive by year. */
export interface MenuGroup {
  archive: number | null;
  routes: (AppRoute & { menu: MenuPlace })[];
}

const inMenu = (route: AppRoute): route is AppRoute & { menu: MenuPlace } => route.menu !== undefined;

/** Sorts the table's rows into the side menu (PUB-07): a screen appears there as soon as its row says where. */
export function menuGroups(table: readonly AppRoute[]): MenuGroup[] {
  const groups = new Map<number | null, MenuGroup['routes']>();
  for (const route of table.filter(inMenu)) {
    const archive = route.menu.archive ?? null;
    groups.set(archive, [...(groups.get(archive) ?? []), route]);
  }
  return [...groups]
    .map(([archive, routes]) => ({ archive, routes }))
    .sort((a, b) => (b.archive ?? Number.POSITIVE_INFINITY) - (a.archive ?? Number.POSITIVE_INFINITY));
}
