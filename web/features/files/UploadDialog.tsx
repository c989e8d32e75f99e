import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { RegistrationFileKind } from '../../generated/types.ts';
import { notifySuccess, toast } from '../../lib/notify.ts';
import { payloadOf } from '../../lib/payload.ts';
import { perform } from '../../lib/perform.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { commonTexts } from '../../texts/ru/common.ts';
import { checkFile } from '../../ui/checkFile.ts';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { UploadProgress } from '../../ui/UploadProgress.tsx';
import { useUpload } from '../../ui/useUpload.ts';
import { slotExtensions } from './rules.ts';
import { useUploadRegistrationFileMutation } from './UploadRegistrationFile.generated.ts';

interface UploadDialogProps {
  registrationId: string;
  kind: RegistrationFileKind;
  /** A file that was dropped upon the slot. */
  dropped: File | null;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

const { dialog: texts, kinds, limit, size, tooLarge, wrongFormat } = cabinetTexts.files;
const refusals = { tooLarge, wrongFormat } as const;

/** Chooses a file for a slot, checks it and sends it, with progress and a way to stop (FIL-02, FIL-05). */
export function UploadDialog({ registrationId, kind, dropped, onClose, onDone }: UploadDialogProps) {
  const extensions = slotExtensions[kind];
  const check = (file: File) => {
    const refusal = checkFile(file, extensions);
    return refusal === null ? { file, error: null } : { file: null, error: refusals[refusal] };
  };
  const [choice, setChoice] = useState<{ file: File | null; error: string | null }>(() =>
    dropped === null ? { file: null, error: null } : check(dropped),
  );
  const [send] = useUploadRegistrationFileMutation();
  const { progress, run, stop } = useUpload();
  const { file } = choice;

  const submit = async () => {
    if (file === null) return;
    const variables = { input: { registrationId, kind, file } };
    const done = await perform({
      call: () => run(async (context) => payloadOf(await send({ variables, context }), 'uploadRegistrationFile')),
      success: { message: texts.success },
      fields: ['file'],
      onFields: (messages) => setChoice({ file: null, error: messages.file ?? null }),
    });
    if (!done) return;
    onClose();
    await onDone();
  };
  // The service may have been faster than the person: what is shown afterwards is what it holds.
  const interrupt = () => {
    stop();
    notifySuccess(texts.stopped, { autoClose: toast.refusal });
    void onDone();
  };

  const isSending = progress !== null;
  return (
    <FormDialog opened size="md" onClose={onClose} title={texts.title(kinds[kind].title)} busy={isSending}>
      <Stack gap="lg">
        <FilePicker
          chosen={file === null ? null : `${file.name}, ${size(file.size)}`}
          error={choice.error}
          hint={limit(kinds[kind].formats)}
          accept={extensions.map((extension) => `.${extension}`).join(',')}
          labels={texts}
          disabled={isSending}
          onPick={(picked) => setChoice(check(picked))}
        />
        {progress === null ? null : <UploadProgress progress={progress} labels={texts} />}
        {/* The second click of a double click meets the button that it meant, never the one that stops. */}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={isSending ? interrupt : onClose}>
            {isSending ? texts.stop : commonTexts.actions.cancel}
          </Button>
          <Button disabled={file === null} loading={isSending} onClick={submit}>
            {texts.submit}
          </Button>
        </Group>
      </Stack>
    </FormDialog>
  );
}
