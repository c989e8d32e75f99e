import { lazy, Suspense } from 'react';
import { useReauthentication } from '../../ui/useSession.ts';

const ResumeDialog = lazy(() =>
  import('../../features/accounts/session/ResumeDialog.tsx').then((it) => ({ default: it.ResumeDialog })),
);

/** Asks for the password over whatever is under way, when the session was lost in the middle of it (ACC-17). */
export function SessionPrompt() {
  return useReauthentication() === 'none' ? null : (
    <Suspense fallback={null}>
      <ResumeDialog />
    </Suspense>
  );
}
