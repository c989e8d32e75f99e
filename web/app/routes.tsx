import {
  IconBook2,
  IconFileText,
  IconHome,
  IconMail,
  IconMap,
  IconPhoto,
  IconUserCircle as IconUser,
  IconUsersGroup,
} from '@tabler/icons-react';
import { lazy } from 'react';
import { editionPath } from '../lib/editionPaths.ts';
import { paths } from '../lib/paths.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { publicTexts } from '../texts/ru/public.ts';
import type { AppRoute, RouteTable, YearRoute } from './routeTable.ts';

const { titles } = commonTexts;

const PhotosScreen = lazy(() => import('../screens/PhotosScreen.tsx').then((it) => ({ default: it.PhotosScreen })));
const photos = {
  edition: 'PHOTOS',
  screen: PhotosScreen,
  menu: { label: publicTexts.menu.photos, icon: IconPhoto },
} as const;

/** Screens at one address each. */
const screens: AppRoute[] = [
  {
    path: paths.home,
    title: titles.home,
    access: 'public',
    screen: lazy(() => import('../screens/HomeScreen.tsx').then((it) => ({ default: it.HomeScreen }))),
    menu: { label: titles.home, icon: IconHome },
  },
  {
    path: paths.organisers,
    title: publicTexts.titles.organisers,
    access: 'public',
    edition: 'ORGANISERS',
    screen: lazy(() => import('../screens/OrganisersScreen.tsx').then((it) => ({ default: it.OrganisersScreen }))),
    menu: { label: publicTexts.menu.organisers, icon: IconUsersGroup },
  },
  {
    path: paths.theses,
    title: publicTexts.titles.theses,
    access: 'public',
    edition: 'THESES',
    screen: lazy(() => import('../screens/ThesesScreen.tsx').then((it) => ({ default: it.ThesesScreen }))),
    menu: { label: publicTexts.menu.theses, icon: IconFileText },
  },
  { path: editionPath('photo', null), title: publicTexts.titles.photos, access: 'public', ...photos },
  {
    path: paths.contacts,
    title: publicTexts.titles.contacts,
    access: 'public',
    edition: 'CONTACTS',
    screen: lazy(() => import('../screens/ContactsScreen.tsx').then((it) => ({ default: it.ContactsScreen }))),
    menu: { label: publicTexts.menu.contacts, icon: IconMail },
  },
  {
    path: paths.tour,
    title: titles.tour,
    access: 'public',
    screen: lazy(() => import('../screens/TourScreen.tsx').then((it) => ({ default: it.TourScreen }))),
    menu: { label: titles.tour, icon: IconMap },
  },
  {
    path: paths.cabinet,
    title: titles.cabinet,
    access: 'session',
    screen: lazy(() => import('../screens/CabinetScreen.tsx').then((it) => ({ default: it.CabinetScreen }))),
    menu: { label: titles.cabinet, icon: IconUser },
  },
  {
    path: paths.expiredCabinet,
    title: titles.cabinet,
    access: 'session',
    screen: lazy(() =>
      import('../screens/ExpiredCabinetScreen.tsx').then((it) => ({ default: it.ExpiredCabinetScreen })),
    ),
  },
  {
    path: paths.login,
    title: titles.login,
    access: 'public',
    screen: lazy(() => import('../screens/LoginScreen.tsx').then((it) => ({ default: it.LoginScreen }))),
  },
  {
    path: paths.logout,
    title: titles.logout,
    access: 'public',
    screen: lazy(() => import('../screens/LogoutScreen.tsx').then((it) => ({ default: it.LogoutScreen }))),
  },
  {
    path: paths.registration,
    title: titles.registration,
    access: 'public',
    screen: lazy(() => import('../screens/RegistrationScreen.tsx').then((it) => ({ default: it.RegistrationScreen }))),
  },
  {
    path: paths.registerFinishPattern,
    title: titles.registerFinish,
    access: 'public',
    screen: lazy(() =>
      import('../screens/RegisterFinishScreen.tsx').then((it) => ({ default: it.RegisterFinishScreen })),
    ),
  },
  {
    path: paths.resetPassword,
    title: titles.resetPassword,
    access: 'public',
    screen: lazy(() =>
      import('../screens/ResetPasswordScreen.tsx').then((it) => ({ default: it.ResetPasswordScreen })),
    ),
  },
  {
    path: paths.verifyUser,
    title: titles.verifyUser,
    access: 'public',
    screen: lazy(() => import('../screens/VerifyUserScreen.tsx').then((it) => ({ default: it.VerifyUserScreen }))),
  },
  {
    path: paths.privacy,
    title: titles.privacy,
    access: 'public',
    screen: lazy(() => import('../screens/PrivacyScreen.tsx').then((it) => ({ default: it.PrivacyScreen }))),
  },
  {
    path: paths.notFound,
    title: titles.notFound,
    access: 'public',
    screen: lazy(() => import('../screens/NotFoundScreen.tsx').then((it) => ({ default: it.NotFoundScreen }))),
  },
  {
    path: paths.unavailable,
    title: titles.unavailable,
    access: 'public',
    screen: lazy(() => import('../screens/UnavailableScreen.tsx').then((it) => ({ default: it.UnavailableScreen }))),
  },
];

/** Screens that every edition has in the archive, at addresses with its year (PUB-07). */
const years: YearRoute[] = [
  { name: 'photo', title: publicTexts.titles.photosOf, ...photos },
  {
    name: 'thesis',
    title: publicTexts.titles.collectionOf,
    edition: 'THESIS_COLLECTION',
    screen: lazy(() =>
      import('../screens/ThesisCollectionScreen.tsx').then((it) => ({ default: it.ThesisCollectionScreen })),
    ),
    menu: { label: publicTexts.menu.collection, icon: IconBook2 },
  },
];

/** Every screen, one row each. The side menu, the titles and the guards are made of this table. */
export const routeTable: RouteTable = { screens, years };
