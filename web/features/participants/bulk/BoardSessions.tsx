import { Checkbox, Fieldset, SimpleGrid, Stack } from '@mantine/core';
import { bulkTexts } from '#texts/bulk.ts';
import type { BoardSession } from './boardSections.ts';

const texts = bulkTexts.boards;

interface BoardSessionsProps {
  sessions: readonly BoardSession[];
  /** Ids of sections. */
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** The sections by session, each with its number of posters; the checkbox of a session chooses all its sections. */
export function BoardSessions({ sessions, chosen, onChoose }: BoardSessionsProps) {
  const choose = (ids: readonly string[], isChosen: boolean) =>
    onChoose([...chosen.filter((id) => !ids.includes(id)), ...(isChosen ? ids : [])]);
  return (
    <Stack gap="md" mt="xs">
      {sessions.map(({ id, title, sections }) => {
        const own = sections.map((section) => section.id);
        const number = own.filter((it) => chosen.includes(it)).length;
        const posters = sections.reduce((sum, { count }) => sum + count, 0);
        const name = title ?? texts.noSession;
        return (
          <Fieldset key={id ?? 'none'} variant="unstyled" aria-label={name}>
            <Checkbox
              label={texts.all(name, posters)}
              fw={600}
              checked={number === own.length}
              indeterminate={number > 0 && number < own.length}
              onChange={() => choose(own, number < own.length)}
            />
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" verticalSpacing="xs" mt="xs" ms="xl">
              {sections.map((section) => (
                <Checkbox
                  key={section.id}
                  size="sm"
                  label={texts.section(section.name, section.count)}
                  checked={chosen.includes(section.id)}
                  onChange={({ currentTarget }) => choose([section.id], currentTarget.checked)}
                />
              ))}
            </SimpleGrid>
          </Fieldset>
        );
      })}
    </Stack>
  );
}
