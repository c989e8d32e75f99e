import { lazy, Suspense } from 'react';
import { useReauthentication } from '../../ui/useSession.ts';

const ResumeDialog = lazy(() =>
  import('../../features/accounts/session/ResumeDialog.tsx').then((it) => ({ default: it.ResumeDialog })),
);

/** The password dialog for a session that was lost during unsaved work (ACC-17). */
export function SessionPrompt() {
  return useReauthentication() === 'none' ? null : (
    <Suspense fallback={null}>
      <ResumeDialog />
    </Suspense>
  );
}
