import { lazy, Suspense, useEffect, useState } from 'react';
import { TOAST_EVENT } from '../lib/notify.ts';

const ToastRegion = lazy(() => import('./ToastRegion.tsx').then((it) => ({ default: it.ToastRegion })));

/** A person's first touch, or a toast that comes without one. */
const occasions = ['pointerdown', 'keydown', TOAST_EVENT] as const;

/** Loads the region of the toasts before it can be needed, but not with the first load of the page. */
export function Toaster() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    for (const occasion of occasions) window.addEventListener(occasion, want, { once: true });
    return () => {
      for (const occasion of occasions) window.removeEventListener(occasion, want);
    };
  }, []);
  return isWanted ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null;
}
