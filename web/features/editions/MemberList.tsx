import { Anchor, Paper, Text } from '@mantine/core';
import classes from './MemberList.module.css';
import type { OrganiserGroups_EditionFragment } from './OrganiserGroups.generated.ts';

type Member = OrganiserGroups_EditionFragment['organisers'][number]['members'][number];

function MemberCard({ name, role, affiliation, url }: Member) {
  return (
    <Paper component="li">
      {url === null ? (
        <Text fw={600}>{name}</Text>
      ) : (
        <Anchor href={url} target="_blank" rel="noreferrer" fw={600}>
          {name}
        </Anchor>
      )}
      {role === null ? null : (
        <Text size="sm" mt={4} className={classes.role}>
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

/** People or institutions, a card each. */
export function MemberList({ members }: { members: readonly Member[] }) {
  return (
    <ul className={classes.list}>
      {members.map((member) => (
        <MemberCard key={member.name} {...member} />
      ))}
    </ul>
  );
}
