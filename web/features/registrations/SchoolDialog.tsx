import { Stack, Text } from '@mantine/core';
import { payloadOf } from '../../lib/payload.ts';
import { perform } from '../../lib/perform.ts';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useOnce } from '../../ui/useOnce.ts';
import { useProblem } from '../../ui/useProblem.ts';
import { useRegisterForSchoolMutation } from './RegisterForSchool.generated.ts';
import { removeRequestKey, requestKeyFor } from './requestKey.ts';

interface SchoolDialogProps {
  opened: boolean;
  /** Name of the school. */
  title: string;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

const FORM = 'school';
const texts = registrationTexts.school.dialog;

/** Registers for the school: all of it is fixed, so there is nothing to fill in (REG-13). */
export function SchoolDialog({ opened, title, onClose, onDone }: SchoolDialogProps) {
  const [problem, setProblem] = useProblem(opened);
  const [register, { loading }] = useRegisterForSchoolMutation();

  const confirm = useOnce(async () => {
    const variables = { input: { requestKey: requestKeyFor(FORM, {}) } };
    const done = await perform({
      call: async () => payloadOf(await register({ variables }), 'registerForSchool'),
      onProblem: setProblem,
      success: { message: texts.success },
      // After a failure it may be made: the dialog stays, and another try finds it by its key (REG-11).
      reload: async (after) => (after === 'rejection' ? onDone() : undefined),
    });
    if (!done) return;
    removeRequestKey(FORM);
    onClose();
    await onDone();
  });

  return (
    <ConfirmDialog
      opened={opened}
      title={texts.title}
      confirmLabel={texts.submit}
      loading={loading}
      problem={problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text>{texts.text(title)}</Text>
        <Text>{texts.next}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
