import { type RefObject, Suspense, useRef, useState } from 'react';
import { keyTexts } from '#texts/keys.ts';
import { useKeys } from '../../../ui/focus/useKeys.ts';
import { lazyPart } from '../../../ui/page/lazyPart.ts';
import { useWasEver } from '../../../ui/page/useWasEver.ts';
import type { EditableColumn } from '../scope/editable.ts';
import { focusSearch } from '../scope/SearchField.tsx';

const KeyHelp = lazyPart('KeyHelp', () => import('../../../ui/focus/KeyHelp.tsx'));

/** The links of the rows to their records. */
const links = 'a[href*="record="]';
const rows = 'tr, li';

const focusedRow = () => document.activeElement?.closest(rows) ?? null;

/**
 * Moves the focus to the next or previous row and returns its index. If no row has the focus, because a changed record left
 * the list, it starts at `last`, the index that had the focus before.
 */
function moveFocus(part: Element, step: 1 | -1, last: number | null): number | null {
  const all = [...part.querySelectorAll<HTMLElement>(links)];
  const row = focusedRow();
  const present = row === null ? -1 : all.findIndex((link) => row.contains(link));
  const isInSight = (link: HTMLElement | undefined) => {
    const top = link?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top <= window.innerHeight;
  };
  const following = last === null ? undefined : all[step === 1 ? last : last - 1];
  const first = isInSight(following) ? following : (all.find(isInSight) ?? all[0]);
  const next = present < 0 ? first : all[present + step];
  if (next === undefined) return last;
  next.focus({ preventScroll: true });
  next.closest(rows)?.scrollIntoView?.({ block: 'nearest' });
  return all.indexOf(next);
}

/** Opens a column's cell in the focused row; `choice` is the index of the format to preselect. */
function openCell(column: EditableColumn, choice?: number): void {
  const cell = focusedRow()?.querySelector<HTMLElement>(`[data-column="${column}"]`);
  if (!cell) return;
  if (choice !== undefined) cell.dataset.choice = String(choice);
  cell.click();
}

/**
 * Keyboard shortcuts of the list: J and K move between the rows, Enter opens the record; 1 to 3 and S open the cells of format and
 * section, Z undoes the last change in a cell. The public list has no records to open, so it has only the search key. Returns the help for the keys.
 */
export function useListKeys(part: RefObject<HTMLElement | null>, hasRecords: boolean, onUndo: () => void) {
  const [isHelp, setHelp] = useState(false);
  const isUsed = useWasEver(isHelp);
  const last = useRef<number | null>(null);
  const move = (step: 1 | -1) => () => {
    if (part.current !== null) last.current = moveFocus(part.current, step, last.current);
  };
  const recordKeys = {
    j: move(1),
    k: move(-1),
    1: () => openCell('format', 0),
    2: () => openCell('format', 1),
    3: () => openCell('format', 2),
    s: () => openCell('section'),
    z: onUndo,
    '?': () => setHelp(true),
  };
  useKeys(part, { ...(hasRecords && recordKeys), '/': () => focusSearch(part.current) });
  return isUsed ? (
    <Suspense>
      <KeyHelp keys={keyTexts.list} opened={isHelp} onClose={() => setHelp(false)} />
    </Suspense>
  ) : null;
}
