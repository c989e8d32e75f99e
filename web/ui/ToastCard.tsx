import { CloseButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { dismissToast, type Toast } from '../lib/toasts.ts';
import { commonTexts } from '../texts/ru/common.ts';
import classes from './Toaster.module.css';

/** One toast; goes by itself, but not while it is pointed at or holds the focus. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { id, kind, title, message, autoClose } = toast;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), autoClose);
    return () => clearTimeout(timer);
  }, [held, id, autoClose]);
  return (
    <div
      className={classes.toast}
      data-kind={kind}
      role="alert"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={classes.words}>
        {title === null ? null : <strong className={classes.title}>{title}</strong>}
        <div>{message}</div>
      </div>
      <CloseButton size="sm" aria-label={commonTexts.actions.close} onClick={() => dismissToast(id)} />
    </div>
  );
}
