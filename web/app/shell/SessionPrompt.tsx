import { lazy, Suspense } from 'react';
import { useAsking } from '../../lib/session.ts';

const ResumeDialog = lazy(() =>
  import('../../features/accounts/session/ResumeDialog.tsx').then((it) => ({ default: it.ResumeDialog })),
);

/** Asks for the password over whatever is under way, when the session was lost in the middle of it (ACC-17). */
export function SessionPrompt() {
  return useAsking() === 'none' ? null : (
    <Suspense fallback={null}>
      <ResumeDialog />
    </Suspense>
  );
}
