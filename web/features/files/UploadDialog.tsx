import { Alert, Button, FileButton, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { cabinetTexts } from '#texts/cabinet.ts';
import type { RegistrationFileKind } from '../../generated/types.ts';
import { notifySuccess, toast } from '../../lib/notify.ts';
import { payloadOf } from '../../lib/payload.ts';
import { type Problem, perform } from '../../lib/perform.ts';
import { DialogActions } from '../../ui/dialog/DialogActions.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { checkFile } from '../../ui/file/checkFile.ts';
import { UploadProgress } from '../../ui/file/UploadProgress.tsx';
import { useFileDrop } from '../../ui/file/useFileDrop.ts';
import { useUpload } from '../../ui/file/useUpload.ts';
import { useCabinet } from '../../ui/service/cabinet.ts';
import { slotExtensions } from './rules.ts';
import type { ThesisWarning_CheckFragment } from './ThesisWarning.generated.ts';
import classes from './UploadDialog.module.css';
import { useUploadRegistrationFileMutation } from './UploadRegistrationFile.generated.ts';

interface ThesisWarningProps {
  check: ThesisWarning_CheckFragment;
  onKeep: () => void;
  onReplace: () => void;
}

const { check: warningTexts } = cabinetTexts.files;

/** Says by how much the uploaded theses exceed the printed size, and lets the author decide (PUB-03). */
function ThesisWarning({ check, onKeep, onReplace }: ThesisWarningProps) {
  const keep = useRef<HTMLButtonElement>(null);
  // The focused element disappeared with the form.
  useEffect(() => keep.current?.focus(), []);
  const { pages, characters, maxPages, maxCharacters } = check;
  const excesses = [
    ...(pages !== null && pages > maxPages ? [warningTexts.pages(pages, maxPages)] : []),
    ...(characters !== null && characters > maxCharacters ? [warningTexts.characters(characters, maxCharacters)] : []),
  ];
  return (
    <Stack gap="lg">
      <Alert color="yellow" role="alert" title={warningTexts.title} icon={<IconAlertTriangle aria-hidden />}>
        <Stack gap="xs">
          <List size="sm">
            {excesses.map((excess) => (
              <List.Item key={excess}>{excess}</List.Item>
            ))}
          </List>
          <Text size="sm">{warningTexts.text}</Text>
        </Stack>
      </Alert>
      <DialogActions onLeave={onReplace} leaveLabel={warningTexts.replace}>
        <Button ref={keep} onClick={onKeep}>
          {warningTexts.keep}
        </Button>
      </DialogActions>
    </Stack>
  );
}

interface UploadDialogProps {
  registrationId: string;
  kind: RegistrationFileKind;
  /** Id of the file in the slot; null while the slot is empty. */
  presentId: string | null;
  /** A file that was dropped on the slot. */
  dropped: File | null;
  onClose: () => void;
}

interface Choice {
  file: File | null;
  error: string | null;
}

const {
  check: checkTexts,
  dialog: texts,
  kinds,
  limit,
  size,
  tooLarge,
  wrongFormat,
  emptyFile,
  unreadable,
} = cabinetTexts.files;
const rejections = { tooLarge, wrongFormat, empty: emptyFile } as const;
/** In place of the service's answer, for a file that was changed, moved or deleted on the disk after the choice. */
const UNREADABLE = { thesisCheck: null, userErrors: [{ code: '', message: unreadable, field: ['file'] }] };
const NO_CHOICE: Choice = { file: null, error: null };

function checked(file: File, kind: RegistrationFileKind): Choice {
  const rejection = checkFile(file, slotExtensions[kind]);
  return rejection === null ? { file, error: null } : { file: null, error: rejections[rejection] };
}

/**
 * Chooses a file for a slot, by button or by dropping it, checks it and sends it, with progress and a stop button (FIL-02,
 * FIL-05). Theses that are longer than the forum prints stay uploaded; a warning lets the author replace the file.
 */
export function UploadDialog({ registrationId, kind, presentId, dropped, onClose }: UploadDialogProps) {
  const [{ file, error }, setChoice] = useState(() => (dropped === null ? NO_CHOICE : checked(dropped, kind)));
  const [warning, setWarning] = useState<ThesisWarning_CheckFragment | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [send] = useUploadRegistrationFileMutation();
  const { progress, run, stop } = useUpload();
  const { onChanged, onGone } = useCabinet();
  const resetPicker = useRef<() => void>(null);
  const picker = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const isSending = progress !== null;
  const pick = (picked: File | null) => {
    if (picked === null) return;
    setChoice(checked(picked, kind));
    // Allows choosing the same file again after a correction.
    resetPicker.current?.();
  };
  const { isOver, target } = useFileDrop(isSending ? undefined : pick);
  // The pressed button is disabled without a file, or was removed with the warning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both changes ask for another file
  useEffect(() => {
    if (document.activeElement?.matches('body, :disabled')) picker.current?.focus();
  }, [error, isReplacing]);

  const submit = async () => {
    if (file === null) return;
    const variables = { input: { registrationId, kind, file, replacesKey: isReplacing ? presentId : null } };
    const done = await perform({
      call: () =>
        run(async (context) => {
          const isReadable = await file
            .slice(0, 1)
            .arrayBuffer()
            .then(Boolean, () => false);
          return isReadable ? payloadOf(await send({ variables, context }), 'uploadRegistrationFile') : UNREADABLE;
        }),
      onProblem: setProblem,
      onGone: async () => {
        if (!(await onGone?.())) return false;
        onClose();
        return true;
      },
      success: { message: texts.success },
      fields: ['file'],
      onFields: (messages) => setChoice({ file: null, error: messages.file ?? null }),
      reload: onChanged,
    });
    if (!done) return;
    setReplacing(false);
    if (done.thesisCheck?.isWithinLimits === false) setWarning(done.thesisCheck);
    else onClose();
    await onChanged();
  };
  // The upload may have finished before the stop, so the slot is loaded again.
  const interrupt = () => {
    stop();
    notifySuccess(texts.stopped, { autoClose: toast.rejection });
    void onChanged();
  };
  const replace = () => {
    setWarning(null);
    setReplacing(true);
    setChoice(NO_CHOICE);
  };

  return (
    <FormDialog opened size="md" onClose={onClose} title={texts.title(kinds[kind].title)} busy={isSending}>
      {warning === null ? (
        <Stack gap="lg">
          <Stack gap="xs" align="center" className={classes.zone} data-over={isOver || undefined} {...target}>
            <div role="status">{file === null ? null : <Text fw={600}>{`${file.name}, ${size(file.size)}`}</Text>}</div>
            <FileButton
              onChange={pick}
              accept={slotExtensions[kind].map((extension) => `.${extension}`).join(',')}
              disabled={isSending}
              resetRef={resetPicker}
            >
              {(props) => (
                <Button
                  {...props}
                  ref={picker}
                  variant="default"
                  size="sm"
                  disabled={isSending}
                  aria-describedby={hintId}
                >
                  {file === null ? texts.choose : texts.chooseOther}
                </Button>
              )}
            </FileButton>
            <Text size="sm" c="dimmed">
              {texts.orDrop}
            </Text>
            <Text size="sm" c="dimmed" id={hintId}>
              {limit(kinds[kind].formats)}
            </Text>
            <div role="alert">{error === null ? null : <Text c="var(--mantine-color-error)">{error}</Text>}</div>
          </Stack>
          {isReplacing ? <Text size="sm">{checkTexts.replacing}</Text> : null}
          {progress === null ? null : <UploadProgress progress={progress} labels={texts} />}
          {/* A double click must not press the stop button with its second click. */}
          <DialogActions
            problem={problem}
            {...(isSending ? { onLeave: interrupt, leaveLabel: texts.stop } : { onLeave: onClose })}
          >
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
