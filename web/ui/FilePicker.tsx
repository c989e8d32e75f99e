import { Button, FileButton, Stack, Text } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import classes from './FilePicker.module.css';
import { useFileDrop } from './useFileDrop.ts';

interface FilePickerProps {
  /** The chosen file with its size, in words. */
  chosen: string | null;
  error: string | null;
  hint: ReactNode;
  accept: string;
  labels: { choose: string; chooseOther: string; orDrop: string };
  disabled: boolean;
  onPick: (file: File) => void;
}

/** Chooses one file, by button or by dropping it. */
export function FilePicker({ chosen, error, hint, accept, labels, disabled, onPick }: FilePickerProps) {
  const { isOver, target } = useFileDrop(disabled ? undefined : onPick);
  const resetPicker = useRef<() => void>(null);
  const hintId = useId();
  const pick = (file: File | null) => {
    if (file === null) return;
    onPick(file);
    // The same file can be chosen again after a correction.
    resetPicker.current?.();
  };
  return (
    <div className={classes.zone} {...(isOver ? { 'data-over': true } : {})} {...target}>
      <Stack gap="xs" align="center">
        {chosen === null ? null : <Text fw={600}>{chosen}</Text>}
        <FileButton onChange={pick} accept={accept} disabled={disabled} resetRef={resetPicker}>
          {(props) => (
            <Button {...props} variant="default" size="sm" disabled={disabled} aria-describedby={hintId} data-autofocus>
              {chosen === null ? labels.choose : labels.chooseOther}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {labels.orDrop}
        </Text>
        <Text size="sm" c="dimmed" id={hintId}>
          {hint}
        </Text>
        <div role="alert">{error === null ? null : <Text c="var(--mantine-color-error)">{error}</Text>}</div>
      </Stack>
    </div>
  );
}
