import { Paper, Text, Title } from '@mantine/core';
import { homeTexts } from '#texts/home.ts';
import { Section } from '../../ui/page/Section.tsx';
import type { ForumFigures_EditionFragment } from './ForumFigures.generated.ts';
import classes from './ForumFigures.module.css';

/** Figures of earlier forums, newest first (PUB-01). */
export function ForumFigures({ editions }: { editions: readonly ForumFigures_EditionFragment[] }) {
  const shown = editions.filter(({ figures }) => figures.length > 0);
  if (shown.length === 0) return null;
  return (
    <Section title={homeTexts.figures}>
      {shown.map(({ year, figures }) => (
        <Paper key={year}>
          <Title order={3} className={classes.year}>
            {homeTexts.figuresOf(year)}
          </Title>
          <ul className={classes.figures}>
            {figures.map(({ value, label }) => (
              <li key={label} className={classes.figure}>
                <Text component="span" className={classes.value}>
                  {value}
                </Text>{' '}
                <Text component="span" c="dimmed">
                  {label}
                </Text>
              </li>
            ))}
          </ul>
        </Paper>
      ))}
    </Section>
  );
}
