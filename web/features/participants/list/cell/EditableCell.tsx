import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { cellTexts } from '#texts/participantCell.ts';
import { listTexts } from '#texts/participantList.ts';
import { lazyPart } from '../../../../ui/page/lazyPart.ts';
import type { EditableColumn } from '../../scope/editable.ts';
import classes from './EditableCell.module.css';

const CellEditor = lazyPart('CellEditor', () => import('./CellEditor.tsx'));

interface EditableCellProps {
  name: EditableColumn;
  /** The registration. */
  id: string;
  children: ReactNode;
}

/** A value that a click changes in place. */
export function EditableCell({ name, id, children }: EditableCellProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  // By its place: listener, talk, poster.
  const [choice, setChoice] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setState('closed');
    button.current?.focus();
  };
  // A key leaves the format that it chooses in `data-choice`, and presses the button.
  const target = (
    <button
      ref={button}
      type="button"
      className={classes.button}
      title={cellTexts.change}
      data-column={name}
      aria-haspopup="dialog"
      aria-expanded={state === 'open'}
      onClick={({ currentTarget: { dataset } }) => {
        setChoice(dataset.choice === undefined ? null : Number(dataset.choice));
        delete dataset.choice;
        setState(state === 'open' ? 'closed' : 'open');
      }}
    >
      {children || (
        <>
          <span aria-hidden>—</span>
          <VisuallyHidden>{cellTexts.changeEmpty(listTexts.columns[name])}</VisuallyHidden>
        </>
      )}
    </button>
  );
  if (state === 'unused') return target;
  return (
    <Suspense fallback={target}>
      <CellEditor name={name} id={id} choice={choice} isOpen={state === 'open'} target={target} onClose={close} />
    </Suspense>
  );
}
