import { Text } from '@mantine/core';
import { formatDayRange } from '../../lib/dates.ts';
import { publicTexts } from '../../texts/ru/public.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { HomeHero_EditionFragment } from './HomeHero.generated.ts';
import classes from './HomeHero.module.css';
import { MainAction } from './MainAction.tsx';

/** What, when, where, and the one thing to do (PUB-01). */
export function HomeHero({ edition }: { edition: HomeHero_EditionFragment }) {
  const { title, shortTitle, place, startsOn, endsOn, heroImageUrl } = edition;
  return (
    <header className={classes.hero}>
      <div className={classes.words}>
        <Text className={classes.eyebrow}>{shortTitle}</Text>
        <PageHeading title={title} />
        <Text className={classes.when}>{publicTexts.home.whenAndWhere(formatDayRange(startsOn, endsOn), place)}</Text>
        <MainAction edition={edition} />
      </div>
      {heroImageUrl === null ? null : (
        <img className={classes.drawing} src={heroImageUrl} alt="" width={800} height={520} fetchPriority="high" />
      )}
    </header>
  );
}
