import { Button, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { commonTexts } from '#texts/common.ts';
import { publicTexts } from '#texts/public.ts';
import { tourTexts } from '#texts/tour.ts';
import { isPast, windowAt } from '../features/registrations/edition.ts';
import { TourFacts } from '../features/tour/TourFacts.tsx';
import { TourSignUp } from '../features/tour/TourSignUp.tsx';
import { paths } from '../lib/paths.ts';
import { toReturnState } from '../lib/returnPath.ts';
import { dayInWords } from '../lib/windowDays.ts';
import { Loaded } from '../ui/page/Loaded.tsx';
import { LoadFailure } from '../ui/page/LoadFailure.tsx';
import { Page } from '../ui/page/Page.tsx';
import { RichText } from '../ui/page/RichText.tsx';
import { useServiceClock } from '../ui/service/useServiceClock.ts';
import { useSession } from '../ui/service/useSession.ts';
import { useTourQuery } from './Tour.generated.ts';
import { useTourTextQuery } from './TourText.generated.ts';

const HEADING = 'tour-sign-up';
const texts = tourTexts.signUp;

/** /tour: the excursion and its sign-up: a visitor logs in, a participant answers (TOU-01, TOU-02). */
export function TourScreen() {
  const { data, error, refetch } = useTourTextQuery();
  return (
    <Page title={commonTexts.titles.tour} width="text">
      <Loaded
        query={{ data, error, refetch }}
        data={data?.edition}
        subject={publicTexts.subject}
        skeleton={<Skeleton height={520} />}
      >
        {({ tour, tourItem }) => (
          <>
            {tourItem === null ? null : <TourFacts item={tourItem} />}
            {tour === null ? <Text c="dimmed">{publicTexts.empty}</Text> : <RichText html={tour} />}
          </>
        )}
      </Loaded>
      <Paper>
        <SignUp />
      </Paper>
    </Page>
  );
}

function SignUp() {
  const live = useSession();
  const place = useLocation();
  const { now } = useServiceClock();
  const { data, error, refetch } = useTourQuery({ ssr: false, errorPolicy: 'all', fetchPolicy: 'cache-and-network' });
  const edition = data?.edition;
  if (!edition && error === undefined) return <Skeleton height={150} aria-busy="true" />;
  const registrations = data?.viewer?.registrations ?? null;
  if (!edition) return <LoadFailure error={error} subject={tourTexts.subject} onRetry={refetch} />;
  if (edition.tourOn === null) return <Text>{tourTexts.noExcursion}</Text>;
  const isOver = isPast(edition.isTourOver, edition.tourOn, now);
  return (
    <Stack component="section" gap="md" aria-labelledby={HEADING}>
      <Title order={2} size="h3" id={HEADING}>
        {texts.title(dayInWords(edition.tourOn))}
      </Title>
      {live ? null : isOver ? (
        <Text>{texts.over(dayInWords(edition.tourOn))}</Text>
      ) : (
        <>
          <Text>{texts.visitor}</Text>
          <Text size="sm">{texts.who}</Text>
          <Button component={Link} to={paths.login} state={toReturnState(place)} variant="default">
            {commonTexts.actions.toLogin}
          </Button>
        </>
      )}
      {live && registrations === null ? (
        <LoadFailure error={error} subject={tourTexts.subject} onRetry={refetch} />
      ) : null}
      {live && registrations !== null ? (
        <TourSignUp
          registrations={registrations}
          tourOn={edition.tourOn}
          isOver={isOver}
          canRegister={windowAt(edition.registrationWindow, now).state === 'OPEN'}
          onChanged={refetch}
        />
      ) : null}
    </Stack>
  );
}
