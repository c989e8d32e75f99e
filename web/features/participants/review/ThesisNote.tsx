import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { reviewTexts as texts } from '#texts/review.ts';
import { ownPath } from '../../../lib/ownPath.ts';

interface ThesisNoteProps {
  title: string;
  text: string;
  /** The file, for a link that opens it. */
  file?: { name: string; url: string };
}

/** Explains why no thesis is shown. */
export function ThesisNote({ title, text, file }: ThesisNoteProps) {
  return (
    <Alert role="note" color="gray" icon={<IconFileOff aria-hidden />} title={title}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{text}</Text>
        {file === undefined ? null : (
          <Anchor href={ownPath(file.url)} target="_blank" rel="noopener noreferrer">
            {texts.openFile(file.name)}
          </Anchor>
        )}
      </Stack>
    </Alert>
  );
}
