import { Paper, Text, ThemeIcon, Title } from '@mantine/core';
import { IconEar, IconPresentation, IconSpeakerphone } from '@tabler/icons-react';
import { homeTexts } from '#texts/home.ts';
import { typeset } from '../../lib/typography.ts';
import { Section } from '../../ui/page/Section.tsx';
import type { Formats_EditionFragment } from './Formats.generated.ts';
import classes from './Formats.module.css';

const icons = {
  LISTENER: IconEar,
  SPEAKER: IconSpeakerphone,
  POSTER: IconPresentation,
  UNRECOGNIZED: IconPresentation,
};

/** The ways to take part: listener, speaker, poster (PUB-01). */
export function Formats({ edition: { formats } }: { edition: Formats_EditionFragment }) {
  if (formats.length === 0) return null;
  return (
    <Section title={homeTexts.formats}>
      <ul className={classes.list}>
        {formats.map(({ format, title, description }) => {
          const Icon = icons[format];
          return (
            <Paper key={format} component="li" className={classes.format}>
              <ThemeIcon variant="light" size={44} radius="md">
                <Icon stroke={1.6} aria-hidden />
              </ThemeIcon>
              <div>
                <Title order={3}>{typeset(title)}</Title>
                <Text c="dimmed" mt={4}>
                  {typeset(description)}
                </Text>
              </div>
            </Paper>
          );
        })}
      </ul>
    </Section>
  );
}
