import type { ComponentType } from 'react';
import type { EditionScreenName } from '../lib/editionPaths.ts';
import type { EditionsQuery } from './Editions.generated.ts';

/** An edition as the routes and the menu know it. */
export type ListedEdition = EditionsQuery['editions'][number];
type EditionScreen = ListedEdition['page']['screens'][number];

/** A screen's entry in the side menu. */
export interface MenuPlace {
  label: string;
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
}

/** One screen: its address, title, who may open it and the chunk it is in. */
export interface AppRoute {
  path: string;
  title: string;
  /** Who may open it. Only these screens ask for a session; the other pages are public information (ruling R13). */
  access?: 'session';
  screen: ComponentType;
  menu?: MenuPlace;
  /** What the current edition must have for the screen to exist; without this field the screen always exists. */
  edition?: EditionScreen;
  /** The screen shows people's names; search engines must not index it. */
  showsPeople?: true;
}

/** A screen that every edition with this part has, at `/{name}-{two digits of the year}` (PUB-07). */
export interface YearRoute {
  name: EditionScreenName;
  title: (year: number) => string;
  edition: EditionScreen;
  screen: ComponentType;
  menu: MenuPlace;
  /** As in `AppRoute`. */
  showsPeople?: true;
}

/** The page of a talk, at `/program/{slug}` and `/program-{two digits of the year}/{slug}`; its title is the talk's. */
export interface TalkRoute {
  title: string;
  edition: EditionScreen;
  screen: ComponentType;
}

/** The people of each project of an edition, at `/{slug}-users` (ruling R10); the project's title is its title. */
export interface ProjectRoute {
  title: string;
  screen: ComponentType;
  icon: MenuPlace['icon'];
}

/** Every screen of the portal. The editions' data decide which edition screens exist (ruling R14). */
export interface RouteTable {
  screens: readonly AppRoute[];
  years: readonly YearRoute[];
  talk: TalkRoute;
  project: ProjectRoute;
}
