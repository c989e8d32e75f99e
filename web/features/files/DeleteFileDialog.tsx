import { Text } from '@mantine/core';
import type { RegistrationFileKind } from '../../generated/types.ts';
import { payloadOf } from '../../lib/payload.ts';
import { perform } from '../../lib/perform.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useRegistrationGone } from '../../ui/registrationGone.ts';
import { useProblem } from '../../ui/useProblem.ts';
import { useWindowSet } from '../../ui/windowSet.ts';
import { useDeleteRegistrationFileMutation } from './DeleteRegistrationFile.generated.ts';

interface DeleteFileDialogProps {
  opened: boolean;
  registrationId: string;
  kind: RegistrationFileKind;
  slotTitle: string;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

const { deleteDialog: texts, remove } = cabinetTexts.files;

/** Asks before a slot is emptied (FIL-04). */
export function DeleteFileDialog({ opened, registrationId, kind, slotTitle, onClose, onDone }: DeleteFileDialogProps) {
  const [empty, { loading }] = useDeleteRegistrationFileMutation();
  const windows = useWindowSet();
  const onGone = useRegistrationGone(onClose);
  const [problem, setProblem] = useProblem(opened);

  const confirm = async () => {
    const variables = { input: { registrationId, kind, windows } };
    const done = await perform({
      call: async () => payloadOf(await empty({ variables }), 'deleteRegistrationFile'),
      onProblem: setProblem,
      onGone,
      success: { message: texts.success },
      reload: onDone,
    });
    if (!done) return;
    onClose();
    await onDone();
  };

  return (
    <ConfirmDialog
      opened={opened}
      title={texts.title}
      confirmLabel={remove}
      danger
      loading={loading}
      problem={problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text>{texts.text(slotTitle)}</Text>
    </ConfirmDialog>
  );
}
