import { Skeleton } from '@mantine/core';
import { publicTexts } from '#texts/public.ts';
import { ThesesRules } from '../features/theses/ThesesRules.tsx';
import { LoadedPage } from '../ui/page/LoadedPage.tsx';
import { useThesesQuery } from './Theses.generated.ts';

const skeleton = (
  <>
    <Skeleton height={190} radius="lg" />
    <Skeleton height={420} mt="xl" />
  </>
);

/** /theses: rules for theses and posters (PUB-03). */
export function ThesesScreen() {
  const { data, error, refetch } = useThesesQuery();
  return (
    <LoadedPage
      title={publicTexts.titles.theses}
      width="text"
      query={{ data, error, refetch }}
      data={data?.edition}
      skeleton={skeleton}
    >
      {(edition) => <ThesesRules edition={edition} />}
    </LoadedPage>
  );
}
