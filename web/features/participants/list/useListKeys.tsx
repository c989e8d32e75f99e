import { lazy, type RefObject, Suspense, useState } from 'react';
import { keyTexts } from '../../../texts/ru/keys.ts';
import { listTexts } from '../../../texts/ru/participantList.ts';
import { useKeys } from '../../../ui/useKeys.ts';

const KeyHelp = lazy(() => import('../../../ui/KeyHelp.tsx').then((it) => ({ default: it.KeyHelp })));

/** The links of the rows to their records. */
const links = 'a[href*="record="]';
const rows = 'tr, li';
/** The headings of the table cover its top. */
const HEADINGS = '3rem';

function moveFocus(part: Element, step: 1 | -1): void {
  const all = [...part.querySelectorAll<HTMLElement>(links)];
  const row = document.activeElement?.closest(rows) ?? null;
  const present = row === null ? -1 : all.findIndex((link) => row.contains(link));
  const isInSight = (link: HTMLElement) => link.getBoundingClientRect().top >= 0;
  const next = present < 0 ? (all.find(isInSight) ?? all[0]) : all[present + step];
  if (next === undefined) return;
  next.focus({ preventScroll: true });
  const target = next.closest<HTMLElement>(rows);
  target?.style.setProperty('scroll-margin-block', HEADINGS);
  target?.scrollIntoView?.({ block: 'nearest' });
}

/** Keys of the list: J and K move from row to row, whose link Enter opens. Returns the list of keys. */
export function useListKeys(part: RefObject<HTMLElement | null>) {
  const [isHelp, setHelp] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const move = (step: 1 | -1) => () => part.current && moveFocus(part.current, step);
  useKeys(part, {
    j: move(1),
    k: move(-1),
    '/': () => part.current?.querySelector<HTMLElement>(`[aria-label="${listTexts.search.label}"]`)?.focus(),
    '?': () => {
      setUsed(true);
      setHelp(true);
    },
  });
  return isUsed ? (
    <Suspense>
      <KeyHelp keys={keyTexts.list} opened={isHelp} onClose={() => setHelp(false)} />
    </Suspense>
  ) : null;
}
