import { Suspense, useEffect, useState } from 'react';
import { afterPaint } from '../../lib/afterPaint.ts';
import { subscribeToToasts } from '../../lib/notify.ts';
import { lazyPart } from '../page/lazyPart.ts';

const load = () => import('./Toasts.tsx');
const Toasts = lazyPart<'Toasts', object>('Toasts', load);

const firstActions = ['pointerdown', 'keydown'] as const;

/** Shows toasts. Their library loads with the person's first action or the first toast, not with the page. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const need = () => setNeeded(true);
    // Runs the action's own work first.
    const needLater = () => void afterPaint(need);
    for (const action of firstActions) window.addEventListener(action, needLater, { once: true });
    const unsubscribe = subscribeToToasts((toast) => {
      need();
      void load().then(({ showToast }) => showToast(toast));
    });
    return () => {
      for (const action of firstActions) window.removeEventListener(action, needLater);
      unsubscribe();
    };
  }, []);
  return isNeeded ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
