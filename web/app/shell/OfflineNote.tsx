import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { shellTexts } from '#texts/shell.ts';
import { formatShortMoment } from '../../lib/dates.ts';
import { documentStoredAt, pageStoredAt } from '../../lib/offline.ts';
import classes from './OfflineNote.module.css';

/** Whether the page is without a network, and since when its content is; null with one. */
function useOffline(): { storedAt: string | null } | null {
  const { pathname } = useLocation();
  const [state, setState] = useState<{ storedAt: string | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const follow = async () => {
      const fromStore = documentStoredAt();
      if (navigator.onLine && fromStore === null) return setState(null);
      // A stored document may lead to a screen that is not stored.
      const copy = await pageStoredAt(pathname).catch(() => null);
      if (isCurrent) setState({ storedAt: copy === null ? null : (fromStore ?? copy) });
    };
    const run = () => void follow();
    run();
    addEventListener('online', run);
    addEventListener('offline', run);
    return () => {
      isCurrent = false;
      removeEventListener('online', run);
      removeEventListener('offline', run);
    };
  }, [pathname]);
  return state;
}

/** Above a page that is shown without a network: that it is, and when its content was stored. */
export function OfflineNote() {
  const offline = useOffline();
  if (offline === null) return null;
  const stored = offline.storedAt === null ? null : formatShortMoment(offline.storedAt);
  return (
    <p role="status" className={classes.note}>
      {stored === null ? shellTexts.offline.none : shellTexts.offline.stored(stored)}
    </p>
  );
}
