import { SimpleGrid, Skeleton } from '@mantine/core';
import { OrganiserGroups } from '../features/editions/OrganiserGroups.tsx';
import { publicTexts } from '../texts/ru/public.ts';
import { LoadedPage } from '../ui/LoadedPage.tsx';
import { useOrganisersQuery } from './Organisers.generated.ts';

const skeleton = (
  <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <Skeleton key={key} height={120} radius="lg" />
    ))}
  </SimpleGrid>
);

/** /orgs: who organises the forum (PUB-02). */
export function OrganisersScreen() {
  const { data, error, refetch } = useOrganisersQuery();
  return (
    <LoadedPage
      title={publicTexts.titles.organisers}
      data={data?.currentEdition}
      error={error}
      what={publicTexts.what}
      onRetry={refetch}
      skeleton={skeleton}
    >
      {(edition) => <OrganiserGroups edition={edition} />}
    </LoadedPage>
  );
}
