import { Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { publicListTexts as texts } from '#texts/publicList.ts';
import { typeset } from '../../lib/typography.ts';
import type { PublicListQuery } from './PublicList.generated.ts';
import classes from './PublicRows.module.css';

type Row = NonNullable<NonNullable<PublicListQuery['edition']>['participants']>['nodes'][number];

/** Names and organisations: a table, on a phone two lines a person. */
export function PublicRows({ rows, label }: { rows: readonly Row[]; label: string }) {
  const isNarrow = useMediaQuery('(max-width: 48em)');
  const people = rows.map(({ id, fullName, organization }) => ({
    id,
    name: fullName || texts.noName,
    organization: organization?.name ? typeset(organization.name) : '',
  }));
  if (isNarrow) {
    return (
      <Stack component="ul" gap={0} className={classes.people} aria-label={label}>
        {people.map(({ id, name, organization }) => (
          <li key={id}>
            <Text fw={500} lh={1.3}>
              {name}
            </Text>
            <Text size="sm" c="dimmed" lh={1.3}>
              {organization}
            </Text>
          </li>
        ))}
      </Stack>
    );
  }
  return (
    <Table
      aria-label={label}
      layout="fixed"
      data={{
        head: [texts.name, texts.organization],
        body: people.map(({ name, organization }) => [name, organization]),
      }}
    />
  );
}
