import { Paper, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { commonTexts } from '#texts/common.ts';
import { publicTexts } from '#texts/public.ts';
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
import { RichText } from '../ui/page/RichText.tsx';
import { useDocumentTitle } from '../ui/page/useDocumentTitle.ts';
import { useHomeQuery } from './Home.generated.ts';
import classes from './HomeScreen.module.css';

/** The home page's shape while it loads. */
function HomeScreenSkeleton() {
  useDocumentTitle(commonTexts.titles.home);
  return (
    <Stack gap={48} className={classes.page} aria-busy="true">
      <VisuallyHidden role="status">{commonTexts.loading}</VisuallyHidden>
      <Skeleton height={400} radius="lg" />
      <Skeleton height={52} />
      <div className={classes.columns}>
        <Skeleton height={560} />
        <Skeleton height={460} radius="lg" />
      </div>
    </Stack>
  );
}

/**
 * / : the forum at a glance (PUB-01). One query, the same for all visitors; the visitor's own action loads beside it.
 */
export function HomeScreen() {
  const { data, error, refetch } = useHomeQuery();
  if (!data?.edition) {
    if (!error) return <HomeScreenSkeleton />;
    return (
      <Page title={commonTexts.titles.home}>
        <LoadFailure error={error} subject={publicTexts.what} onRetry={refetch} />
      </Page>
    );
  }
  const { edition, editions } = data;
  return (
    <>
      <HomeHero edition={edition} />
      <Stack gap={56} className={classes.page}>
        <ForumNow edition={edition}>
          <FactList edition={edition} />
        </ForumNow>
        <div className={classes.columns}>
          <Paper className={classes.dates}>
            <KeyDates edition={edition} />
          </Paper>
          <RichText html={edition.about} />
        </div>
        <NewsList edition={edition} />
        <Highlights edition={edition} />
        <Topics edition={edition} />
        <Formats edition={edition} />
        <Hosts edition={edition} />
        <VenuePart edition={edition} />
        <ForumFigures editions={editions.filter(({ year }) => year < edition.year)} />
        <Partners edition={edition} />
      </Stack>
    </>
  );
}
