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
import { commonTexts } from '#texts/common.ts';
import { publicTexts } from '#texts/public.ts';
import { editionPath } from '../lib/editionPaths.ts';
import { paths } from '../lib/paths.ts';
import { lazyScreen } from './lazyScreen.tsx';
import type { AppRoute, ProjectRoute, RouteTable, TalkRoute, YearRoute } from './routeTable.ts';

const { titles } = commonTexts;

const photos = {
  edition: 'PHOTOS',
  screen: lazyScreen('PhotosScreen'),
  menu: { label: publicTexts.menu.photos, icon: IconPhoto },
} as const;

const programme = {
  edition: 'PROGRAMME',
  screen: lazyScreen('ProgrammeScreen'),
  menu: { label: publicTexts.menu.programme, icon: IconCalendarEvent },
} as const;

const participants = {
  edition: 'PARTICIPANTS',
  screen: lazyScreen('ParticipantsScreen'),
  showsPeople: true,
  menu: { label: publicTexts.menu.participants, icon: IconUsers },
} as const;

const VerifyDocumentScreen = lazyScreen('VerifyDocumentScreen');

/** Screens that have one address each. */
const screens: AppRoute[] = [
  {
    path: paths.home,
    title: titles.home,
    screen: lazyScreen('HomeScreen'),
    menu: { label: publicTexts.menu.home, icon: IconHome },
  },
  { path: editionPath('program', null), title: publicTexts.titles.programme, ...programme },
  {
    path: paths.organisers,
    title: publicTexts.titles.organisers,
    edition: 'ORGANISERS',
    screen: lazyScreen('OrganisersScreen'),
    menu: { label: publicTexts.menu.organisers, icon: IconUsersGroup },
  },
  { path: editionPath('users-list', null), title: publicTexts.titles.participants, ...participants },
  {
    path: paths.theses,
    title: publicTexts.titles.theses,
    edition: 'THESES',
    screen: lazyScreen('ThesesScreen'),
    menu: { label: publicTexts.menu.theses, icon: IconFileText },
  },
  { path: editionPath('photo', null), title: publicTexts.titles.photos, ...photos },
  {
    path: paths.contacts,
    title: publicTexts.titles.contacts,
    edition: 'CONTACTS',
    screen: lazyScreen('ContactsScreen'),
    menu: { label: publicTexts.menu.contacts, icon: IconMail },
  },
  {
    path: paths.tour,
    title: titles.tour,
    edition: 'TOUR',
    screen: lazyScreen('TourScreen'),
    menu: { label: titles.tour, icon: IconMap },
  },
  {
    path: paths.cabinet,
    title: titles.cabinet,
    access: 'session',
    screen: lazyScreen('CabinetScreen'),
    menu: { label: titles.cabinet, icon: IconUser },
  },
  { path: paths.expiredCabinet, title: titles.cabinet, access: 'session', screen: lazyScreen('ExpiredCabinetScreen') },
  {
    // The screen itself redirects other people to / (DSH-01).
    path: paths.dashboard,
    title: publicTexts.titles.dashboard,
    screen: lazyScreen('DashboardScreen'),
  },
  { path: paths.login, title: titles.login, screen: lazyScreen('LoginScreen') },
  { path: paths.logout, title: titles.logout, screen: lazyScreen('LogoutScreen') },
  { path: paths.registration, title: titles.registration, screen: lazyScreen('SignUpScreen') },
  { path: paths.registerFinish, title: titles.registerFinish, screen: lazyScreen('SignUpFinishScreen') },
  { path: paths.resetPassword, title: titles.resetPassword, screen: lazyScreen('ResetPasswordScreen') },
  { path: paths.verifyUser, title: titles.verifyUser, screen: lazyScreen('VerifyUserScreen') },
  { path: paths.verify, title: titles.verify, screen: VerifyDocumentScreen },
  { path: paths.verifyDocument, title: titles.verifyDocument, screen: VerifyDocumentScreen },
  { path: paths.privacy, title: titles.privacy, screen: lazyScreen('PrivacyScreen') },
  { path: paths.notFound, title: titles.notFound, screen: lazyScreen('NotFoundScreen') },
  { path: paths.unavailable, title: titles.unavailable, screen: lazyScreen('UnavailableScreen') },
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
    screen: lazyScreen('ThesisCollectionScreen'),
    menu: { label: publicTexts.menu.collection, icon: IconBook2 },
  },
];

/** A talk of the programme, at an address below it. */
const talk: TalkRoute = { title: publicTexts.titles.talk, edition: 'PROGRAMME', screen: lazyScreen('TalkScreen') };

const project: ProjectRoute = {
  title: publicTexts.titles.project,
  screen: lazyScreen('ProjectParticipantsScreen'),
  icon: IconAtom2,
};

/** Every screen, one row each. The side menu, the titles and the guards follow from this table. */
export const routeTable: RouteTable = { screens, years, talk, project };
