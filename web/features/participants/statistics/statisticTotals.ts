import type { StatisticsBoard_EditionFragment } from './StatisticsBoard.generated.ts';
import { listAddress } from './statisticPanels.ts';

export interface StatisticTotal {
  name: 'registrations' | 'people' | 'talks' | 'school';
  count: number;
  to: string;
}

type Participants = NonNullable<StatisticsBoard_EditionFragment['participants']>;
type Talks = NonNullable<StatisticsBoard_EditionFragment['talks']>;

/** People are counted in the whole list, which has a row for each registration. */
export const statisticTotals = ({ totalCount, peopleCount, facets }: Participants, talks: Talks): StatisticTotal[] => [
  { name: 'registrations', count: totalCount, to: listAddress() },
  { name: 'people', count: peopleCount, to: listAddress() },
  {
    name: 'talks',
    count: talks.totalCount,
    to: listAddress({ thesis: { values: ['NOT_EXPECTED'], isExcept: true } }),
  },
  { name: 'school', count: facets.schoolCount ?? 0, to: listAddress({ school: { values: ['YES'], isExcept: false } }) },
];
