import { Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { editionTexts } from '../../texts/ru/edition.ts';
import { publicTexts } from '../../texts/ru/public.ts';
import { RichText } from '../../ui/RichText.tsx';
import { EditionLinks } from './EditionLinks.tsx';
import { ThesesDeadline } from './ThesesDeadline.tsx';
import type { ThesesRules_EditionFragment } from './ThesesRules.generated.ts';

/** How theses and posters are made and handed in (PUB-03): the deadline, the rules, the template. */
export function ThesesRules({ edition: { thesesWindow, thesesRules } }: { edition: ThesesRules_EditionFragment }) {
  const id = useId();
  if (thesesRules === null) return <Text c="dimmed">{publicTexts.empty}</Text>;
  return (
    <>
      <ThesesDeadline window={thesesWindow} />
      <RichText html={thesesRules.text} />
      {thesesRules.links.length === 0 ? null : (
        <Stack component="section" gap="md" aria-labelledby={id}>
          <Title order={2} id={id}>
            {editionTexts.theses.materials}
          </Title>
          <EditionLinks links={thesesRules.links} />
        </Stack>
      )}
    </>
  );
}
