import { Text } from '@mantine/core';
import { homeTexts } from '#texts/home.ts';
import { typeset } from '../../lib/typography.ts';
import type { FactList_EditionFragment } from './FactList.generated.ts';
import classes from './FactList.module.css';

/** Short facts: no fee, in person, language (PUB-01). */
export function FactList({ edition: { facts } }: { edition: FactList_EditionFragment }) {
  if (facts.length === 0) return null;
  return (
    <dl className={classes.facts} aria-label={homeTexts.facts}>
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
    </dl>
  );
}
