import { Stack, Title } from '@mantine/core';
import { EntryRow } from './EntryRow.tsx';
import type { Entry } from './model.ts';

interface EntryListProps {
  entries: readonly Entry[];
  words?: string[];
  conflicts?: ReadonlyMap<string, Entry[]>;
}

const plainList = { margin: 0, padding: 0, listStyle: 'none' };

/** Sessions and talks by day. */
export function EntryList({ entries, words = [], conflicts }: EntryListProps) {
  const days = [...new Set(entries.map(({ day }) => day))];
  return (
    <Stack gap="lg">
      {days.map((day) => (
        <section key={day.slug} aria-label={day.label}>
          <Title order={3} mb="xs">
            {day.label}
          </Title>
          <ul style={plainList}>
            {entries
              .filter((entry) => entry.day === day)
              .map((entry) => (
                <EntryRow key={entry.slug} entry={entry} words={words} conflicts={conflicts?.get(entry.slug) ?? []} />
              ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
