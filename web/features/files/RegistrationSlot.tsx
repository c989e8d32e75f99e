import { ActionIcon, Anchor, Button, Text, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { cabinetTexts } from '#texts/cabinet.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { sendInput } from '../../lib/payload.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useFileDrop } from '../../ui/file/useFileDrop.ts';
import { useCabinet, useCabinetAction } from '../../ui/service/cabinet.ts';
import { useDeleteRegistrationFileMutation } from './DeleteRegistrationFile.generated.ts';
import classes from './RegistrationSlot.module.css';
import type { Slot } from './rules.ts';
import { UploadDialog } from './UploadDialog.tsx';

interface RegistrationSlotProps {
  registrationId: string;
  slot: Slot;
}

const texts = cabinetTexts.files;

/** A slot for one file of a registration: an empty one can be filled, a full one downloaded or emptied (FIL-04). */
export function RegistrationSlot({ registrationId, slot }: RegistrationSlotProps) {
  const { kind, file, canUpload, canDelete } = slot;
  const { title, formats } = texts.kinds[kind];
  const { onChanged } = useCabinet();
  const [uploading, setUploading] = useState<{ dropped: File | null } | null>(null);
  const [deleting, deleteDialog] = useDisclosure(false);
  const [empty] = useDeleteRegistrationFileMutation();
  const act = useCabinetAction(deleteDialog.close);
  const { isOver, target } = useFileDrop(canUpload ? (dropped) => setUploading({ dropped }) : undefined);
  return (
    <>
      <div className={classes.slot} data-empty={file === null || undefined} data-over={isOver || undefined} {...target}>
        <div className={classes.text}>
          <Text fw={600} size="sm">
            {title}
          </Text>
          {file === null ? (
            <Text size="sm" c="dimmed">
              {isOver ? texts.dropHere : `${texts.empty}. ${texts.limit(formats)}`}
            </Text>
          ) : (
            <Anchor
              href={ownPath(file.url)}
              download={file.name}
              size="sm"
              underline="always"
              aria-label={texts.downloadNamed(title)(file.name)}
            >
              {file.name}
            </Anchor>
          )}
        </div>
        {canUpload ? (
          <Button
            variant="light"
            size="xs"
            radius="xl"
            leftSection={<IconUpload size={14} aria-hidden />}
            aria-label={texts.uploadNamed(title)}
            onClick={() => setUploading({ dropped: null })}
          >
            {texts.upload}
          </Button>
        ) : null}
        {canDelete ? (
          <Tooltip label={texts.removeNamed(title)}>
            <ActionIcon variant="default" size="lg" aria-label={texts.removeNamed(title)} onClick={deleteDialog.open}>
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ) : null}
      </div>
      {uploading === null ? null : (
        <UploadDialog
          registrationId={registrationId}
          kind={kind}
          presentId={file?.key ?? null}
          dropped={uploading.dropped}
          onClose={() => setUploading(null)}
        />
      )}
      <ConfirmDialog
        opened={deleting && file !== null}
        title={texts.deleteDialog.title}
        confirmLabel={texts.remove}
        danger
        onClose={deleteDialog.close}
        onConfirm={(onProblem) =>
          act({
            call: () => sendInput(empty, { registrationId, kind }),
            onProblem,
            success: { message: texts.deleteDialog.success },
            reload: onChanged,
          })
        }
      >
        <Text>{texts.deleteDialog.text(title)}</Text>
      </ConfirmDialog>
    </>
  );
}
