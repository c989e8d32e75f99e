import { Button, Checkbox, Stack } from '@mantine/core';
import { deskListTexts } from '#texts/deskList.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { type ColumnName, type DeskColumn, firstColumns } from '../model/columns.ts';

interface ColumnsDialogProps {
  offered: readonly DeskColumn[];
  shown: readonly DeskColumn[];
  onChoose: (names: readonly ColumnName[]) => void;
  onClose: () => void;
}

/** Chooses the columns; the name always stays, because it names the row. */
export function ColumnsDialog({ offered, shown, onChoose, onClose }: ColumnsDialogProps) {
  const choose = (names: readonly string[]) =>
    onChoose(offered.map(({ name }) => name).filter((name) => name === 'name' || names.includes(name)));
  return (
    <Dialog opened onClose={onClose} title={deskListTexts.chooseColumns.title} size="sm">
      <Stack gap="md" align="flex-start">
        <Checkbox.Group
          aria-label={deskListTexts.chooseColumns.title}
          value={shown.map(({ name }) => name)}
          onChange={choose}
        >
          <Stack gap="xs">
            {offered
              .filter(({ name }) => name !== 'name')
              .map(({ name, heading }) => (
                <Checkbox key={name} value={name} label={heading} />
              ))}
          </Stack>
        </Checkbox.Group>
        <Button variant="subtle" size="compact-sm" onClick={() => onChoose(firstColumns)}>
          {deskListTexts.chooseColumns.reset}
        </Button>
      </Stack>
    </Dialog>
  );
}
