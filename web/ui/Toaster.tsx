import { useToasts } from '../lib/toasts.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { ToastCard } from './ToastCard.tsx';
import classes from './Toaster.module.css';

/** Where toasts appear; each announces itself as an alert. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <section className={classes.region} aria-label={commonTexts.toasts}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
