import { ActionIcon, Anchor, Button, Group, Text, Tooltip } from '@mantine/core';
import { IconTrash, IconUpload } from '@tabler/icons-react';
import classes from './FileSlot.module.css';
import { useFileDrop } from './useFileDrop.ts';

interface FileSlotProps {
  title: string;
  /** Formats and size, or why nothing can be put here now. */
  hint: string;
  file: { name: string; url: string } | null;
  labels: {
    empty: string;
    dropHere: string;
    upload: string;
    /** With the slot's name, for screen readers. */
    uploadNamed: string;
    /** With the slot's name, for screen readers. */
    downloadNamed: (name: string) => string;
    removeNamed: string;
  };
  /** Absent where nothing may be put here. */
  onUpload?: () => void;
  onDrop?: (file: File) => void;
  /** Absent where the file may not be removed. */
  onRemove?: () => void;
}

/** A place for one file: empty with a way to fill it, or full with its download and its removal. */
export function FileSlot({ title, hint, file, labels, onUpload, onDrop, onRemove }: FileSlotProps) {
  const { isOver, target } = useFileDrop(onDrop);
  return (
    <div
      className={classes.slot}
      {...(file === null ? { 'data-empty': true } : {})}
      {...(isOver ? { 'data-over': true } : {})}
      {...target}
    >
      <div className={classes.text}>
        <Text fw={600} size="sm">
          {title}
        </Text>
        {file === null ? (
          <Text size="sm" c="dimmed">
            {isOver ? labels.dropHere : `${labels.empty}. ${hint}`}
          </Text>
        ) : (
          <Anchor
            href={file.url}
            download={file.name}
            size="sm"
            underline="always"
            aria-label={labels.downloadNamed(file.name)}
          >
            {file.name}
          </Anchor>
        )}
      </div>
      <Group gap="xs">
        {onUpload === undefined ? null : (
          <Button
            variant="light"
            size="xs"
            radius="xl"
            leftSection={<IconUpload size={14} aria-hidden />}
            aria-label={labels.uploadNamed}
            onClick={onUpload}
          >
            {labels.upload}
          </Button>
        )}
        {onRemove === undefined || file === null ? null : (
          <Tooltip label={labels.removeNamed}>
            <ActionIcon variant="default" size="lg" aria-label={labels.removeNamed} onClick={onRemove}>
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </Group>
    </div>
  );
}
