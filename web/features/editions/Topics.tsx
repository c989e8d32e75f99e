import { Text } from '@mantine/core';
import { homeTexts } from '#texts/home.ts';
import { PhoneFold } from '../../ui/page/PhoneFold.tsx';
import { Section } from '../../ui/page/Section.tsx';
import type { Topics_EditionFragment } from './Topics.generated.ts';
import classes from './Topics.module.css';

/** What the forum is about, topic by topic (PUB-01). */
export function Topics({ edition: { topics } }: { edition: Topics_EditionFragment }) {
  if (topics.length === 0) return null;
  return (
    <Section title={homeTexts.topics}>
      <PhoneFold label={homeTexts.more.topics}>
        <ul className={classes.list}>
          {topics.map(({ title, description }) => (
            <li key={title} className={classes.topic}>
              <Text fw={600}>{title}</Text>
              {description === null ? null : (
                <Text size="sm" c="dimmed" mt={4} data-more>
                  {description}
                </Text>
              )}
            </li>
          ))}
        </ul>
      </PhoneFold>
    </Section>
  );
}
