import { Text } from '@mantine/core';
import { publicTexts } from '#texts/public.ts';
import { MemberList } from '../features/editions/MemberList.tsx';
import type { OrganiserGroups_EditionFragment } from '../features/editions/OrganiserGroups.generated.ts';
import { Blocks } from '../ui/page/Blocks.tsx';
import { LoadedPage } from '../ui/page/LoadedPage.tsx';
import { Section } from '../ui/page/Section.tsx';
import { useOrganisersQuery } from './Organisers.generated.ts';

/** The organisers of the forum, one section for each group (PUB-02). */
function OrganiserGroups({ edition: { organisers } }: { edition: OrganiserGroups_EditionFragment }) {
  if (organisers.length === 0) return <Text c="dimmed">{publicTexts.empty}</Text>;
  return organisers.map(({ title, members }) => (
    <Section key={title} title={title}>
      <MemberList members={members} />
    </Section>
  ));
}

const skeleton = <Blocks heights={[120, 120, 120, 120, 120, 120]} width="18rem" />;

/** /orgs: the organisers of the forum (PUB-02). */
export function OrganisersScreen() {
  const { data, error, refetch } = useOrganisersQuery();
  return (
    <LoadedPage
      title={publicTexts.titles.organisers}
      query={{ data, error, refetch }}
      data={data?.edition}
      skeleton={skeleton}
    >
      {(edition) => <OrganiserGroups edition={edition} />}
    </LoadedPage>
  );
}
