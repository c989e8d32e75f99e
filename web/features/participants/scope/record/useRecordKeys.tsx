import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { keyTexts } from '#texts/keys.ts';
import { KeyHelp } from '../../../../ui/focus/KeyHelp.tsx';
import { useKeys } from '../../../../ui/focus/useKeys.ts';
import type { EditControls } from './EditForm.tsx';
import { neighbourOf, type Queue } from './useQueue.ts';

interface RecordKeys {
  queue: Queue;
  id: string;
  onOpen: (id: string) => void;
  /** Whether an unsaved change blocks leaving the shown record. */
  isHeld: boolean;
  /** Opens the form; null if it is open or nothing can be changed. */
  onEdit: (() => void) | null;
  /** Runs at the search key; if absent, there is no search. */
  onSearch?: () => void;
  /** Undoes the last decision; null if there is none to undo, absent where decisions are not undone. */
  onUndo?: (() => void) | null;
}

/** Keyboard shortcuts of a record and its form: neighbours, format, section, save. A key for the form opens it first. */
export function useRecordKeys(part: RefObject<Element | null>, options: RecordKeys) {
  const { queue, id, onOpen, isHeld, onEdit, onSearch, onUndo } = options;
  const [isHelp, setHelp] = useState(false);
  const controls = useRef<EditControls | null>(null);
  const waiting = useRef<((form: EditControls) => void) | null>(null);
  const form = useCallback((mounted: EditControls | null) => {
    controls.current = mounted;
    if (mounted === null) return;
    waiting.current?.(mounted);
    waiting.current = null;
  }, []);
  // Requested records that are not shown yet: a key may come before the previous record is rendered.
  const asked = useRef<readonly string[]>([]);
  useEffect(() => {
    const place = asked.current.lastIndexOf(id);
    asked.current = place < 0 || isHeld ? [] : asked.current.slice(place + 1);
  }, [id, isHeld]);
  const go = (step: 1 | -1) => {
    const other = neighbourOf(queue, asked.current.at(-1) ?? id, step);
    if (other === null) return;
    asked.current = [...asked.current, other];
    onOpen(other);
  };
  const use = (act: (edit: EditControls) => void) => {
    if (controls.current !== null) return act(controls.current);
    if (onEdit === null) return;
    waiting.current = act;
    onEdit();
  };
  useKeys(part, {
    j: () => go(1),
    k: () => go(-1),
    1: () => use((edit) => edit.chooseFormat(0)),
    2: () => use((edit) => edit.chooseFormat(1)),
    3: () => use((edit) => edit.chooseFormat(2)),
    s: () => use((edit) => edit.openSections()),
    Enter: () => controls.current?.saveAndGo(),
    ...(onSearch ? { '/': onSearch } : {}),
    ...(onUndo ? { z: onUndo } : {}),
    '?': () => setHelp(true),
  });
  const keys = onSearch ? keyTexts.review : keyTexts.record;
  const help = <KeyHelp keys={keys} opened={isHelp} onClose={() => setHelp(false)} />;
  return { form, help, openHelp: () => setHelp(true) };
}
