import { Text } from '@mantine/core';
import { homeTexts } from '#texts/home.ts';
import { formatDayRange } from '../../lib/dates.ts';
import { heroSizes } from '../../lib/heroPhoto.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import type { HomeHero_EditionFragment } from './HomeHero.generated.ts';
import classes from './HomeHero.module.css';
import { MainAction } from './MainAction.tsx';

/** The edition's picture over the full width: decorative, so it has no description. */
function Backdrop({ photo }: { photo: NonNullable<HomeHero_EditionFragment['page']['heroPhoto']> }) {
  return (
    <picture>
      {photo.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={heroSizes} />
      ))}
      <img
        className={classes.photo}
        src={ownPath(photo.url)}
        alt=""
        width={photo.width}
        height={photo.height}
        fetchPriority="high"
      />
    </picture>
  );
}

/** Title, days, place and the main action (PUB-01). */
export function HomeHero({ edition }: { edition: HomeHero_EditionFragment }) {
  const { title, location: place, startsOn, endsOn, page } = edition;
  const { heroImageUrl, heroPhoto } = page;
  return (
    <header className={classes.hero} data-photo={heroPhoto !== null}>
      {heroPhoto === null ? null : <Backdrop photo={heroPhoto} />}
      <div className={classes.inside}>
        <div className={classes.words}>
          <PageHeading title={title} />
          <Text className={classes.when}>{homeTexts.whenAndWhere(formatDayRange(startsOn, endsOn), place)}</Text>
          <MainAction edition={edition} />
        </div>
        {heroPhoto !== null || heroImageUrl === null ? null : (
          <img
            className={classes.drawing}
            src={ownPath(heroImageUrl)}
            alt=""
            width={800}
            height={520}
            fetchPriority="high"
          />
        )}
      </div>
    </header>
  );
}
