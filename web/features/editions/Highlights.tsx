import { Paper, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { homeTexts } from '#texts/home.ts';
import { formatMoment } from '../../lib/dates.ts';
import { editionPath, sessionPath } from '../../lib/editionPaths.ts';
import { typeset } from '../../lib/typography.ts';
import { LinkChip } from '../../ui/button/LinkChip.tsx';
import { Section } from '../../ui/page/Section.tsx';
import type { Highlights_EditionFragment } from './Highlights.generated.ts';
import classes from './Highlights.module.css';

const texts = homeTexts;

/** The sessions that the organisers announce, each a link into the programme. */
export function Highlights({ edition: { page } }: { edition: Highlights_EditionFragment }) {
  const { highlights } = page;
  if (highlights.length === 0) return null;
  const programme = editionPath('program', null);
  return (
    <Section title={texts.highlights}>
      <ul className={classes.list}>
        {highlights.map(({ id, slug, title, startsAt, room, building }) => (
          <Paper key={id} component="li" className={classes.card}>
            <Text className={classes.when}>
              <time dateTime={startsAt}>{formatMoment(startsAt)}</time>
            </Text>
            <Text fw={600} mt={6}>
              <Link to={sessionPath(programme, slug)} className={classes.link}>
                {typeset(title)}
              </Link>
            </Text>
            <Text size="sm" c="dimmed" mt={6}>
              {[room, building].filter((part) => part !== null).join(', ')}
            </Text>
          </Paper>
        ))}
      </ul>
      <LinkChip to={programme}>{texts.wholeProgramme}</LinkChip>
    </Section>
  );
}
