import { Anchor, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { publicTexts } from '../../texts/ru/public.ts';
import type { OrganiserGroups_EditionFragment } from './OrganiserGroups.generated.ts';

type Group = OrganiserGroups_EditionFragment['organisers'][number];

function Member({ name, role, affiliation, url }: Group['members'][number]) {
  return (
    <Paper component="li" h="100%">
      {url === null ? (
        <Text fw={600}>{name}</Text>
      ) : (
        <Anchor href={url} target="_blank" rel="noreferrer" fw={600}>
          {name}
        </Anchor>
      )}
      {role === null ? null : (
        <Text size="sm" mt={4}>
          {role}
        </Text>
      )}
      {affiliation === null ? null : (
        <Text size="sm" c="dimmed" mt={4}>
          {affiliation}
        </Text>
      )}
    </Paper>
  );
}

function OrganiserGroup({ title, members }: Group) {
  const id = useId();
  return (
    <Stack component="section" gap="md" aria-labelledby={id}>
      <Title order={2} id={id}>
        {title}
      </Title>
      <SimpleGrid
        component="ul"
        cols={{ base: 1, sm: 2, lg: 3 }}
        spacing="md"
        m={0}
        p={0}
        style={{ listStyle: 'none' }}
      >
        {members.map((member) => (
          <Member key={member.name} {...member} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

/** Who organises the forum, a section a group (PUB-02). */
export function OrganiserGroups({ edition: { organisers } }: { edition: OrganiserGroups_EditionFragment }) {
  if (organisers.length === 0) return <Text c="dimmed">{publicTexts.empty}</Text>;
  return organisers.map((group) => <OrganiserGroup key={group.title} {...group} />);
}
