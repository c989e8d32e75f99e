import { recordTexts } from '../../../texts/ru/participation.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { useLeaveGuard } from './useLeaveGuard.ts';

const texts = recordTexts.leave;

/** The question before an unsaved change is left. */
export function LeaveQuestion({ guard }: { guard: ReturnType<typeof useLeaveGuard> }) {
  const { blocker, isAsking, setDirty } = guard;
  return (
    <ConfirmDialog
      opened={isAsking}
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.stay}
      danger
      isAboutLeaving
      onConfirm={() => {
        setDirty(false);
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
