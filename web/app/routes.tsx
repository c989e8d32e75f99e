import {
  IconAtom2,
  IconBook2,
  IconCalendarEvent,
  IconFileText,
  IconHome,
  IconMail,
  IconMap,
  IconPhoto,
  IconUserCircle as IconUser,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { editionPath } from '../lib/editionPaths.ts';
import { paths } from '../lib/paths.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { publicTexts } from '../texts/ru/public.ts';
import { lazyScreen } from './lazyScreen.tsx';
import type { AppRoute, ProjectRoute, RouteTable, YearRoute } from './routeTable.ts';

const { titles } = commonTexts;

const PhotosScreen = lazyScreen('PhotosScreen', () => import('../screens/PhotosScreen.tsx'));
const photos = {
  edition: 'PHOTOS',
  screen: PhotosScreen,
  menu: { label: publicTexts.menu.photos, icon: IconPhoto },
} as const;

const ProgrammeScreen = lazyScreen('ProgrammeScreen', () => import('../screens/ProgrammeScreen.tsx'));
const programme = {
  edition: 'PROGRAMME',
  screen: ProgrammeScreen,
  menu: { label: publicTexts.menu.programme, icon: IconCalendarEvent },
} as const;

const ParticipantsScreen = lazyScreen('ParticipantsScreen', () => import('../screens/ParticipantsScreen.tsx'));
const participants = {
  edition: 'PARTICIPANTS',
  screen: ParticipantsScreen,
  showsPeople: true,
  menu: { label: publicTexts.menu.participants, icon: IconUsers },
} as const;

const VerifyDocumentScreen = lazyScreen('VerifyDocumentScreen', () => import('../screens/VerifyDocumentScreen.tsx'));

/** Screens at one address each. */
const screens: AppRoute[] = [
  {
    path: paths.home,
    title: titles.home,
    access: 'public',
    screen: lazyScreen('HomeScreen', () => import('../screens/HomeScreen.tsx')),
    menu: { label: publicTexts.menu.home, icon: IconHome },
  },
  { path: editionPath('program', null), title: publicTexts.titles.programme, access: 'public', ...programme },
  {
    path: paths.organisers,
    title: publicTexts.titles.organisers,
    access: 'public',
    edition: 'ORGANISERS',
    screen: lazyScreen('OrganisersScreen', () => import('../screens/OrganisersScreen.tsx')),
    menu: { label: publicTexts.menu.organisers, icon: IconUsersGroup },
  },
  { path: editionPath('users-list', null), title: publicTexts.titles.participants, access: 'public', ...participants },
  {
    path: paths.theses,
    title: publicTexts.titles.theses,
    access: 'public',
    edition: 'THESES',
    screen: lazyScreen('ThesesScreen', () => import('../screens/ThesesScreen.tsx')),
    menu: { label: publicTexts.menu.theses, icon: IconFileText },
  },
  { path: editionPath('photo', null), title: publicTexts.titles.photos, access: 'public', ...photos },
  {
    path: paths.contacts,
    title: publicTexts.titles.contacts,
    access: 'public',
    edition: 'CONTACTS',
    screen: lazyScreen('ContactsScreen', () => import('../screens/ContactsScreen.tsx')),
    menu: { label: publicTexts.menu.contacts, icon: IconMail },
  },
  {
    path: paths.tour,
    title: titles.tour,
    access: 'public',
    edition: 'TOUR',
    screen: lazyScreen('TourScreen', () => import('../screens/TourScreen.tsx')),
    menu: { label: titles.tour, icon: IconMap },
  },
  {
    path: paths.cabinet,
    title: titles.cabinet,
    access: 'session',
    screen: lazyScreen('CabinetScreen', () => import('../screens/CabinetScreen.tsx')),
    menu: { label: titles.cabinet, icon: IconUser },
  },
  {
    path: paths.expiredCabinet,
    title: titles.cabinet,
    access: 'session',
    screen: lazyScreen('ExpiredCabinetScreen', () => import('../screens/ExpiredCabinetScreen.tsx')),
  },
  {
    path: paths.review,
    title: publicTexts.titles.review,
    access: 'session',
    screen: lazyScreen('ReviewScreen', () => import('../screens/ReviewScreen.tsx')),
    showsPeople: true,
  },
  {
    // The screen itself redirects other people to / (DSH-01).
    path: paths.dashboard,
    title: publicTexts.titles.dashboard,
    access: 'public',
    screen: lazyScreen('DashboardScreen', () => import('../screens/DashboardScreen.tsx')),
  },
  {
    path: paths.statistics,
    title: publicTexts.titles.statistics,
    access: 'session',
    screen: lazyScreen('StatisticsScreen', () => import('../screens/StatisticsScreen.tsx')),
  },
  {
    path: paths.login,
    title: titles.login,
    access: 'public',
    screen: lazyScreen('LoginScreen', () => import('../screens/LoginScreen.tsx')),
  },
  {
    path: paths.logout,
    title: titles.logout,
    access: 'public',
    screen: lazyScreen('LogoutScreen', () => import('../screens/LogoutScreen.tsx')),
  },
  {
    path: paths.registration,
    title: titles.registration,
    access: 'public',
    screen: lazyScreen('SignUpScreen', () => import('../screens/SignUpScreen.tsx')),
  },
  {
    path: paths.registerFinish,
    title: titles.registerFinish,
    access: 'public',
    screen: lazyScreen('SignUpFinishScreen', () => import('../screens/SignUpFinishScreen.tsx')),
  },
  {
    path: paths.resetPassword,
    title: titles.resetPassword,
    access: 'public',
    screen: lazyScreen('ResetPasswordScreen', () => import('../screens/ResetPasswordScreen.tsx')),
  },
  {
    path: paths.verifyUser,
    title: titles.verifyUser,
    access: 'public',
    screen: lazyScreen('VerifyUserScreen', () => import('../screens/VerifyUserScreen.tsx')),
  },
  { path: paths.verify, title: titles.verify, access: 'public', screen: VerifyDocumentScreen },
  { path: paths.verifyDocument, title: titles.verifyDocument, access: 'public', screen: VerifyDocumentScreen },
  {
    path: paths.privacy,
    title: titles.privacy,
    access: 'public',
    screen: lazyScreen('PrivacyScreen', () => import('../screens/PrivacyScreen.tsx')),
  },
  {
    path: paths.notFound,
    title: titles.notFound,
    access: 'public',
    screen: lazyScreen('NotFoundScreen', () => import('../screens/NotFoundScreen.tsx')),
  },
  {
    path: paths.unavailable,
    title: titles.unavailable,
    access: 'public',
    screen: lazyScreen('UnavailableScreen', () => import('../screens/UnavailableScreen.tsx')),
  },
];

/** Screens that every edition has in the archive, at addresses with its year (PUB-07). */
const years: YearRoute[] = [
  { name: 'program', title: publicTexts.titles.programmeOf, ...programme },
  { name: 'users-list', title: publicTexts.titles.participantsOf, ...participants },
  { name: 'photo', title: publicTexts.titles.photosOf, ...photos },
  {
    name: 'thesis',
    title: publicTexts.titles.collectionOf,
    edition: 'THESIS_COLLECTION',
    screen: lazyScreen('ThesisCollectionScreen', () => import('../screens/ThesisCollectionScreen.tsx')),
    menu: { label: publicTexts.menu.collection, icon: IconBook2 },
  },
];

const project: ProjectRoute = {
  title: publicTexts.titles.project,
  screen: lazyScreen('ProjectParticipantsScreen', () => import('../screens/ProjectParticipantsScreen.tsx')),
  icon: IconAtom2,
};

/** Every screen, one row each. The side menu, the titles and the guards are made of this table. */
export const routeTable: RouteTable = { screens, years, project };
