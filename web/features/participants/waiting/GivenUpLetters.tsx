import { Anchor, Stack, Table, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { moderatorTexts } from '#texts/moderator.ts';
import { recordTexts } from '#texts/participation.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { keyOf } from '../../../lib/ids.ts';
import { typeset } from '../../../lib/typography.ts';
import { listAddress } from '../scope/listAddress.ts';
import type { GivenUpLetters_GivenUpLetterFragment } from './GivenUpLetters.generated.ts';

const texts = moderatorTexts.givenUp;
const { failures } = recordTexts.letters;

/** The undelivered letters, each with its person's record. */
export function GivenUpLetters({ letters }: { letters: readonly GivenUpLetters_GivenUpLetterFragment[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="sm" component="section" aria-label={texts.title}>
      <Title order={2} size="h3" ref={heading} tabIndex={-1}>
        {texts.title}
      </Title>
      {letters.length === 0 ? (
        <Text>{texts.none}</Text>
      ) : (
        <Table.ScrollContainer minWidth={560}>
          <Table
            data={{
              head: [texts.person, texts.subject, texts.time, texts.reason],
              body: letters.map(({ key, registration, fullName, subject, createdAt, failure }) => [
                <Anchor
                  key={key}
                  component={Link}
                  to={listAddress(null, {}, { record: keyOf(registration?.id ?? '') })}
                >
                  {fullName}
                </Anchor>,
                typeset(subject),
                formatDateTime(createdAt),
                failures[failure],
              ]),
            }}
          />
        </Table.ScrollContainer>
      )}
    </Stack>
  );
}
