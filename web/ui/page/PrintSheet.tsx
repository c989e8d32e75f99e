import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import classes from './PrintSheet.module.css';

/**
 * A document for A4 paper: opens the browser's print dialog and replaces the page on paper, until the print dialog
 * closes.
 */
export function PrintSheet({ children, onDone }: { children: ReactNode; onDone: () => void }) {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const finish = () => done.current();
    // Delayed, because the browser prints what is rendered.
    const timer = setTimeout(() => {
      window.addEventListener('afterprint', finish, { once: true });
      window.print();
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', finish);
    };
  }, []);
  return createPortal(<div className={classes.sheet}>{children}</div>, document.body);
}
