import { Paper } from '@mantine/core';
import { commonTexts } from '#texts/common.ts';
import { publicTexts } from '#texts/public.ts';
import { About } from '../features/editions/About.tsx';
import { FactList } from '../features/editions/FactList.tsx';
import { Formats } from '../features/editions/Formats.tsx';
import { ForumFigures } from '../features/editions/ForumFigures.tsx';
import { ForumNow } from '../features/editions/ForumNow.tsx';
import { Highlights } from '../features/editions/Highlights.tsx';
import { HomeHero } from '../features/editions/HomeHero.tsx';
import { Hosts } from '../features/editions/Hosts.tsx';
import { KeyDates } from '../features/editions/KeyDates.tsx';
import { NewsList } from '../features/editions/NewsList.tsx';
import { Partners } from '../features/editions/Partners.tsx';
import { Topics } from '../features/editions/Topics.tsx';
import { VenuePart } from '../features/editions/VenuePart.tsx';
import { LoadFailure } from '../ui/page/LoadFailure.tsx';
import { Page } from '../ui/page/Page.tsx';
import { ScreenSkeleton } from '../ui/page/ScreenSkeleton.tsx';
import { useHomeQuery } from './Home.generated.ts';
import classes from './HomeScreen.module.css';

/**
 * / : the forum in one page (PUB-01). One query, the same for all visitors; the visitor's own action loads separately.
 */
export function HomeScreen() {
  const { data, error, refetch } = useHomeQuery();
  if (!data?.edition) {
    if (!error) return <ScreenSkeleton title={commonTexts.titles.home} />;
    return (
      <Page title={commonTexts.titles.home}>
        <LoadFailure error={error} subject={publicTexts.subject} onRetry={refetch} />
      </Page>
    );
  }
  const { edition, editions } = data;
  return (
    <>
      <HomeHero edition={edition} />
      <div className={classes.page}>
        <ForumNow edition={edition}>
          <FactList edition={edition} />
        </ForumNow>
        <div className={classes.columns}>
          <Paper className={classes.dates}>
            <KeyDates edition={edition} />
          </Paper>
          <About html={edition.about} />
        </div>
        <NewsList edition={edition} />
        <Highlights edition={edition} />
        <Topics edition={edition} />
        <Formats edition={edition} />
        <Hosts edition={edition} />
        <VenuePart edition={edition} />
        <ForumFigures editions={editions.filter(({ year }) => year < edition.year)} />
        <Partners edition={edition} />
      </div>
    </>
  );
}
