import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link, Navigate } from 'react-router-dom';
import { moderatorTexts as texts } from '#texts/moderator.ts';
import { publicTexts } from '#texts/public.ts';
import { useViewer } from '../features/accounts/session/useViewer.ts';
import { WaitingBoard } from '../features/participants/waiting/WaitingBoard.tsx';
import { moscowDay } from '../lib/dates.ts';
import { paths } from '../lib/paths.ts';
import { Blocks } from '../ui/page/Blocks.tsx';
import { LoadedPage } from '../ui/page/LoadedPage.tsx';
import { useSlices } from '../ui/service/useSlices.ts';
import { useModeratorQuery } from './Moderator.generated.ts';

/** /moderator: a moderator's start screen with the waiting work. Redirects others to /, as the dashboard does. */
export function ModeratorScreen() {
  const { isModerator, ...viewer } = useViewer();
  const slices = useSlices();
  const { data, error, refetch } = useModeratorQuery({
    variables: { withCancelled: slices.has('cancelled'), withLetters: slices.has('recordLetters') },
    skip: isModerator !== true,
    ssr: false,
    fetchPolicy: 'cache-and-network',
  });
  if (isModerator === false) return <Navigate to={paths.home} replace />;
  return (
    <LoadedPage
      title={publicTexts.titles.moderator}
      lead={texts.lead}
      query={isModerator ? { data, error, refetch } : { error: viewer.error, refetch: viewer.refetch }}
      data={data?.edition?.participants ? { clock: data.clock, edition: data.edition } : undefined}
      subject={texts.subject}
      skeleton={<Blocks heights={[112, 112, 112, 112]} width="14rem" spacing="sm" />}
    >
      {({ clock, edition }) => (
        <>
          <WaitingBoard edition={edition} today={moscowDay(clock.now)} />
          <div>
            <Button component={Link} to={paths.review} leftSection={<IconListCheck size={18} aria-hidden />}>
              {texts.review}
            </Button>
          </div>
        </>
      )}
    </LoadedPage>
  );
}
