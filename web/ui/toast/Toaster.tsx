import { useEffect, useState } from 'react';
import { afterPaint } from '../../lib/afterPaint.ts';
import { subscribeToToasts, type Toast } from '../../lib/notify.ts';

const load = () => import('./Toasts.tsx');

const firstActions = ['pointerdown', 'keydown'] as const;

/**
 * Shows toasts. Their library loads with the person's first action or the first toast, not with the page. If it cannot be
 * loaded, the next action or toast loads it again.
 */
export function Toaster() {
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  useEffect(() => {
    if (part !== null) return subscribeToToasts(part.showToast);
    const need = (toast?: Toast) =>
      void load().then(
        (loaded) => {
          setPart(loaded);
          if (toast) loaded.showToast(toast);
        },
        () => undefined,
      );
    // Runs the action's own work first.
    const needLater = () => void afterPaint(need);
    for (const action of firstActions) window.addEventListener(action, needLater);
    const unsubscribe = subscribeToToasts(need);
    return () => {
      for (const action of firstActions) window.removeEventListener(action, needLater);
      unsubscribe();
    };
  }, [part]);
  return part === null ? null : <part.Toasts />;
}
