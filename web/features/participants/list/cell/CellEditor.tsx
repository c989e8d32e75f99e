import { Popover, Skeleton } from '@mantine/core';
import { type ComponentProps, type ReactElement, useEffect, useState } from 'react';
import { listTexts } from '#texts/participantList.ts';
import { recordTexts } from '#texts/participation.ts';
import { LoadFailure } from '../../../../ui/page/LoadFailure.tsx';
import type { EditableColumn } from '../../scope/editable.ts';
import { addOpenCell } from '../../scope/openCells.ts';
import { useParticipantRecordQuery } from '../../scope/record/ParticipantRecord.generated.ts';
import { CellForm } from './CellForm.tsx';

interface CellEditorProps {
  name: EditableColumn;
  id: string;
  /** Index of the format to preselect; null keeps the present one. */
  choice: number | null;
  isOpen: boolean;
  /** The cell's button. */
  target: ReactElement;
  /** Called after each change: whether the form differs from the record. */
  onDirty: (isDirty: boolean) => void;
  /** Called at a click outside. */
  onDismiss: () => void;
  onClose: () => void;
}

const width = 320;
/** Below the dialog about letters, which opens above the form. */
const BELOW_DIALOGS = 190;

type CellContentProps = Omit<ComponentProps<typeof CellForm>, 'registration'> & Pick<CellEditorProps, 'id'>;

/** Reads the current record at each opening: a form that began with a former version would save nothing. */
function CellContent({ id, ...form }: CellContentProps) {
  const { data, error, refetch } = useParticipantRecordQuery({ variables: { id }, fetchPolicy: 'network-only' });
  useEffect(addOpenCell, []);
  const registration = data?.registration;
  if (registration) return <CellForm registration={registration} {...form} />;
  return error ? (
    <LoadFailure error={error} subject={recordTexts.subject} onRetry={refetch} />
  ) : (
    <Skeleton height={120} />
  );
}

/** The form of one cell, in a popover. It loads the present record first. */
export function CellEditor({ name, id, choice, isOpen, target, onDirty, onDismiss, onClose }: CellEditorProps) {
  // While a dialog about letters is open, a click or Escape in it does not close the cell.
  const [isBusy, setBusy] = useState(false);
  return (
    <Popover
      // The popover must not take the button's name.
      withRoles={false}
      opened={isOpen}
      onDismiss={() => {
        if (!isBusy) onDismiss();
      }}
      closeOnEscape={false}
      trapFocus={!isBusy}
      zIndex={BELOW_DIALOGS}
      position="bottom-start"
      width={width}
      shadow="md"
      radius="md"
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown
        role="dialog"
        tabIndex={-1}
        aria-label={listTexts.columns[name]}
        // Otherwise the row would handle the click, and the list the keys. The document keeps Tab within the cell.
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key !== 'Tab') event.stopPropagation();
          // Escape closes an open list of choices first.
          const isList = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
          if (event.key === 'Escape' && !isBusy && !isList) onClose();
        }}
      >
        {isOpen ? (
          <CellContent id={id} name={name} choice={choice} onBusy={setBusy} onDirty={onDirty} onClose={onClose} />
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}
