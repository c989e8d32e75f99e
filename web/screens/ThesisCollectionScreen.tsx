import { Skeleton } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { publicTexts } from '#texts/public.ts';
import { ThesisCollection } from '../features/theses/ThesisCollection.tsx';
import { parseEditionPath } from '../lib/editionPaths.ts';
import { LoadedPage } from '../ui/page/LoadedPage.tsx';
import { useThesisCollectionQuery } from './ThesisCollection.generated.ts';

/** /thesis-24: the published theses of a year (PUB-04). */
export function ThesisCollectionScreen() {
  const year = parseEditionPath(useLocation().pathname)?.year ?? 0;
  const { data, error, refetch } = useThesisCollectionQuery({ variables: { year } });
  return (
    <LoadedPage
      title={publicTexts.titles.collectionOf(year)}
      query={{ data, error, refetch }}
      data={data?.edition}
      skeleton={<Skeleton height={280} radius="lg" />}
    >
      {(edition) => <ThesisCollection edition={edition} />}
    </LoadedPage>
  );
}
