import { lazy, Suspense, useEffect, useState } from 'react';
import { afterPaint } from '../lib/afterPaint.ts';
import { subscribeToToasts } from '../lib/notify.ts';

const ToastRegion = lazy(() => import('./ToastRegion.tsx').then((it) => ({ default: it.ToastRegion })));
const loadToasts = () => import('./showToast.tsx');

const firstActions = ['pointerdown', 'keydown'] as const;

/** Shows toasts. Their library loads with the person's first action or the first toast, not with the page. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const need = () => setNeeded(true);
    // What the action itself does comes first.
    const needLater = () => void afterPaint(need);
    for (const action of firstActions) window.addEventListener(action, needLater, { once: true });
    const unsubscribe = subscribeToToasts((toast) => {
      need();
      void loadToasts().then(({ showToast }) => showToast(toast));
    });
    return () => {
      for (const action of firstActions) window.removeEventListener(action, needLater);
      unsubscribe();
    };
  }, []);
  return isNeeded ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null;
}
