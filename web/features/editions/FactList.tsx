import { SimpleGrid, Text } from '@mantine/core';
import { typeset } from '../../lib/typography.ts';
import { publicTexts } from '../../texts/ru/public.ts';
import type { FactList_EditionFragment } from './FactList.generated.ts';

/** Short facts: no fee, in person, language (PUB-01). */
export function FactList({ edition: { facts } }: { edition: FactList_EditionFragment }) {
  if (facts.length === 0) return null;
  return (
    <SimpleGrid
      component="dl"
      cols={{ base: 1, xs: 2, lg: 4 }}
      spacing="xl"
      verticalSpacing="md"
      m={0}
      aria-label={publicTexts.home.facts}
    >
      {facts.map(({ term, value }) => (
        <div key={term}>
          <Text component="dt" size="sm" c="dimmed">
            {term}
          </Text>
          <Text component="dd" m={0} fw={600} mt={2}>
            {typeset(value)}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}
