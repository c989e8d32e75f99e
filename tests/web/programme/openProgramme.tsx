import { screen } from '@testing-library/react';
import { ProgrammeScreen } from '../../../web/screens/ProgrammeScreen.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { sampleProgramme } from './programmeData.ts';

/** The posters of the edition. */
export const lists = [
  {
    id: '2025.poster_1',
    title: 'Постеры 22 октября',
    isLive: true,
    slug: 'poster_1',
    groups: [
      {
        key: '2025.poster_1.30',
        title: 'Рентгеновская и нейтронная оптика',
        posters: { nodes: [{ key: 'p1', board: 'П12', presenter: 'Постеров П. П.', title: 'Пример постера' }] },
      },
    ],
  },
];

const edition = (given: object = {}) => ({
  year: 2025,
  startsOn: '2025-10-21',
  endsOn: '2025-10-25',
  location: 'Москва',
  programme: sampleProgramme(),
  posterLists: lists,
  secondReading: null,
  ...given,
});

/** The screen at an address, at an instant of the service's clock. */
export function open(at = '/program', { now = '2025-09-15T09:00:00Z', given = {}, query = {} } = {}) {
  const current = edition(given);
  return renderScreen(<ProgrammeScreen />, {
    at,
    resolvers: {
      Query: {
        clock: () => ({ now, isDemo: true }),
        edition: () => current,
        ...query,
      },
    },
  });
}

/** A day's tab. */
export const tab = (name: RegExp) => screen.findByRole('tab', { name });
/** A text for comparison, with no-break spaces as ordinary ones. */
export const named = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s')}$`);
/** A visible session. */
export const row = (name: RegExp) => screen.getByRole('article', { name });
/** A text for comparison. */
export const plain = (text: string | null) =>
  text?.replace(/[\u2060\u00a0]/g, (sign) => (sign === '\u00a0' ? ' ' : ''));
