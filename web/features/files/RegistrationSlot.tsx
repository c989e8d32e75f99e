import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { FileSlot } from '../../ui/FileSlot.tsx';
import { DeleteFileDialog } from './DeleteFileDialog.tsx';
import type { Slot } from './rules.ts';
import { UploadDialog } from './UploadDialog.tsx';

interface RegistrationSlotProps {
  registrationId: string;
  slot: Slot;
  onChanged: () => Promise<unknown>;
}

const texts = cabinetTexts.files;

/** One slot of a registration with its two dialogs. */
export function RegistrationSlot({ registrationId, slot, onChanged }: RegistrationSlotProps) {
  const { kind, file, canUpload, canDelete } = slot;
  const { title, formats } = texts.kinds[kind];
  const [uploading, setUploading] = useState<{ dropped: File | null } | null>(null);
  const [deleting, deleteDialog] = useDisclosure(false);
  const upload = {
    onUpload: () => setUploading({ dropped: null }),
    onDrop: (dropped: File) => setUploading({ dropped }),
  };
  return (
    <>
      <FileSlot
        title={title}
        hint={texts.limit(formats)}
        file={file}
        labels={{
          ...texts,
          uploadNamed: texts.uploadNamed(title),
          downloadNamed: texts.downloadNamed(title),
          removeNamed: texts.removeNamed(title),
        }}
        {...(canUpload ? upload : {})}
        {...(canDelete ? { onRemove: deleteDialog.open } : {})}
      />
      {uploading === null ? null : (
        <UploadDialog
          registrationId={registrationId}
          kind={kind}
          presentId={file?.id ?? null}
          dropped={uploading.dropped}
          onClose={() => setUploading(null)}
          onDone={onChanged}
        />
      )}
      <DeleteFileDialog
        opened={deleting && file !== null}
        registrationId={registrationId}
        kind={kind}
        slotTitle={title}
        onClose={deleteDialog.close}
        onDone={onChanged}
      />
    </>
  );
}
