import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { cabinetTexts } from '#texts/cabinet.ts';
import { DialogActions } from '../../ui/dialog/DialogActions.tsx';
import type { ThesisWarning_CheckFragment } from './ThesisWarning.generated.ts';

interface ThesisWarningProps {
  check: ThesisWarning_CheckFragment;
  onKeep: () => void;
  onReplace: () => void;
}

const { check: texts } = cabinetTexts.files;

/** Names what of the uploaded theses is more than the forum prints, and lets the author decide (PUB-03). */
export function ThesisWarning({ check, onKeep, onReplace }: ThesisWarningProps) {
  const keep = useRef<HTMLButtonElement>(null);
  // The focused element disappeared with the form.
  useEffect(() => keep.current?.focus(), []);
  const { pages, characters, maxPages, maxCharacters } = check;
  const excesses = [
    ...(pages !== null && pages > maxPages ? [texts.pages(pages, maxPages)] : []),
    ...(characters !== null && characters > maxCharacters ? [texts.characters(characters, maxCharacters)] : []),
  ];
  return (
    <Stack gap="lg">
      <Alert color="yellow" role="alert" title={texts.title} icon={<IconAlertTriangle aria-hidden />}>
        <Stack gap="xs">
          <List size="sm">
            {excesses.map((excess) => (
              <List.Item key={excess}>{excess}</List.Item>
            ))}
          </List>
          <Text size="sm">{texts.text}</Text>
        </Stack>
      </Alert>
      <DialogActions onLeave={onReplace} leaveLabel={texts.replace}>
        <Button ref={keep} onClick={onKeep}>
          {texts.keep}
        </Button>
      </DialogActions>
    </Stack>
  );
}
