import { IconHome, IconMap, IconUserCircle as IconUser } from '@tabler/icons-react';
import { lazy } from 'react';
import { paths } from '../lib/paths.ts';
import { commonTexts } from '../texts/ru/common.ts';
import type { AppRoute } from './routeTable.ts';

const { titles } = commonTexts;

/** Every screen, one row each. The side menu, the titles and the guards are made of this table. */
export const routeTable: AppRoute[] = [
  {
    path: paths.home,
    title: titles.home,
    access: 'public',
    screen: lazy(() => import('../screens/HomeScreen.tsx').then((it) => ({ default: it.HomeScreen }))),
    menu: { label: titles.home, icon: IconHome },
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
