import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { RegistrationFileKind } from '../../generated/types.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { commonTexts } from '../../texts/ru/common.ts';
import { checkFile } from '../../ui/checkFile.ts';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { UploadProgress } from '../../ui/UploadProgress.tsx';
import { slotExtensions } from './rules.ts';
import type { ThesisWarning_CheckFragment } from './ThesisWarning.generated.ts';
import { ThesisWarning } from './ThesisWarning.tsx';
import { useSlotUpload } from './useSlotUpload.ts';

interface UploadDialogProps {
  registrationId: string;
  kind: RegistrationFileKind;
  /** Id of the file that the slot holds; null while it is empty. */
  presentId: string | null;
  /** A file that was dropped upon the slot. */
  dropped: File | null;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

interface Choice {
  file: File | null;
  error: string | null;
}

const { check: checkTexts, dialog: texts, kinds, limit, size, tooLarge, wrongFormat, emptyFile } = cabinetTexts.files;
const rejections = { tooLarge, wrongFormat, empty: emptyFile } as const;
const NO_CHOICE: Choice = { file: null, error: null };

function checked(file: File, kind: RegistrationFileKind): Choice {
  const rejection = checkFile(file, slotExtensions[kind]);
  return rejection === null ? { file, error: null } : { file: null, error: rejections[rejection] };
}

/**
 * Chooses a file for a slot, checks it and sends it, with progress and a stop button (FIL-02, FIL-05). Theses longer
 * than the forum prints stay uploaded; a warning lets the author replace the file.
 */
export function UploadDialog({ registrationId, kind, presentId, dropped, onClose, onDone }: UploadDialogProps) {
  const [{ file, error }, setChoice] = useState(() => (dropped === null ? NO_CHOICE : checked(dropped, kind)));
  const [warning, setWarning] = useState<ThesisWarning_CheckFragment | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const { progress, problem, upload, interrupt } = useSlotUpload({
    registrationId,
    kind,
    onRefused: (message) => setChoice({ file: null, error: message }),
    onChanged: onDone,
    onGone: onClose,
  });

  const submit = async () => {
    if (file === null) return;
    const done = await upload(file, isReplacing ? presentId : null);
    if (!done) return;
    setReplacing(false);
    if (done.thesisCheck?.isWithinLimits === false) setWarning(done.thesisCheck);
    else onClose();
    await onDone();
  };
  const replace = () => {
    setWarning(null);
    setReplacing(true);
    setChoice(NO_CHOICE);
  };

  const isSending = progress !== null;
  return (
    <FormDialog opened size="md" onClose={onClose} title={texts.title(kinds[kind].title)} busy={isSending}>
      {warning === null ? (
        <Stack gap="lg">
          <FilePicker
            chosen={file === null ? null : `${file.name}, ${size(file.size)}`}
            error={error}
            hint={limit(kinds[kind].formats)}
            accept={slotExtensions[kind].map((extension) => `.${extension}`).join(',')}
            labels={texts}
            disabled={isSending}
            onPick={(picked) => setChoice(checked(picked, kind))}
          />
          {isReplacing ? <Text size="sm">{checkTexts.replacing}</Text> : null}
          {progress === null ? null : <UploadProgress progress={progress} labels={texts} />}
          {/* The second click of a double click meets the button that it meant, never the one that stops. */}
          <DialogActions problem={problem}>
            <Button variant="default" onClick={isSending ? interrupt : onClose}>
              {isSending ? texts.stop : commonTexts.actions.cancel}
            </Button>
            <Button disabled={file === null} loading={isSending} onClick={submit}>
              {texts.submit}
            </Button>
          </DialogActions>
        </Stack>
      ) : (
        <ThesisWarning check={warning} onKeep={onClose} onReplace={replace} />
      )}
    </FormDialog>
  );
}
