import { Skeleton, Stack } from '@mantine/core';
import { useCurrentEditionQuery } from '../features/edition/CurrentEdition.generated.ts';
import { ForumFacts } from '../features/edition/ForumFacts.tsx';
import { commonTexts } from '../texts/ru/common.ts';
import { shellTexts } from '../texts/ru/shell.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Page } from '../ui/Page.tsx';

/** / : the forum's name, dates and place, and the one way in. */
export function HomeScreen() {
  const { data, error, refetch } = useCurrentEditionQuery();
  const edition = data?.currentEdition;
  if (edition) {
    return (
      <Page title={edition.title} lead={shellTexts.home.eyebrow(edition.year)}>
        <ForumFacts edition={edition} />
      </Page>
    );
  }
  return (
    <Page title={commonTexts.titles.home}>
      {error ? (
        <LoadFailure error={error} what={shellTexts.home.edition} onRetry={() => void refetch()} />
      ) : (
        <Stack gap="md" aria-busy="true">
          <Skeleton height={120} />
          <Skeleton height={44} width={240} />
        </Stack>
      )}
    </Page>
  );
}
