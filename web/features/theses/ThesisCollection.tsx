import { Paper, Stack, Text, Title } from '@mantine/core';
import { publicTexts } from '../../texts/ru/public.ts';
import { RichText } from '../../ui/RichText.tsx';
import { EditionLinks } from './EditionLinks.tsx';
import type { ThesisCollection_EditionFragment } from './ThesisCollection.generated.ts';

/** The published theses: about them, the science library and the PDF (PUB-04). */
export function ThesisCollection({ edition: { thesisCollection } }: { edition: ThesisCollection_EditionFragment }) {
  if (thesisCollection === null) return <Text c="dimmed">{publicTexts.empty}</Text>;
  const { title, text, links } = thesisCollection;
  return (
    <Paper>
      <Stack gap="lg">
        <Title order={2}>{title}</Title>
        <RichText html={text} />
        <EditionLinks links={links} />
      </Stack>
    </Paper>
  );
}
