import { Button, Checkbox, Menu, Stack } from '@mantine/core';
import {
  IconColumns3,
  IconDots,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileZip,
  IconId,
  IconMail,
} from '@tabler/icons-react';
import { useState } from 'react';
import { deskListTexts } from '#texts/deskList.ts';
import { documentTexts } from '#texts/documents.ts';
import { nodeId } from '../../../lib/ids.ts';
import { sendInput } from '../../../lib/payload.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DownloadLink } from '../../../ui/file/DownloadButton.tsx';
import { useDocumentTab } from '../../../ui/file/useDocumentTab.ts';
import { type ColumnName, firstColumns } from '../model/columns.ts';
import { downloadCsv } from '../model/csv.ts';
import { useDeskStore } from '../model/useDesk.ts';
import { ToolButton } from './DeskToolbar.tsx';
import { useDeskWorkbookMutation } from './DeskWorkbook.generated.ts';
import type { DeskRows } from './useDeskRows.ts';

const texts = deskListTexts.more;
const columnTexts = deskListTexts.chooseColumns;

interface MoreMenuProps extends Pick<DeskRows, 'found' | 'offered' | 'shown'> {
  /** Names the list, and its file. */
  label: string;
  onColumns: (names: readonly ColumnName[]) => void;
  onPart: (part: 'addresses' | 'badges' | 'archive') => void;
}

/** Columns, files and paper. The provider makes the Excel of the meeting (LST-06), the page everything else. */
export function MoreMenu({ found, offered, shown, label: listLabel, onColumns, onPart }: MoreMenuProps) {
  const { year, project } = useDeskStore().scope;
  const [isChoosing, setChoosing] = useState(false);
  const [makeWorkbook] = useDeskWorkbookMutation();
  const workbook = useDocumentTab(() => sendInput(makeWorkbook, { editionId: nodeId('Edition', String(year)) }));
  const items = [
    { label: texts.csv, Icon: IconFileTypeCsv, run: () => downloadCsv(`${listLabel}.csv`, shown, found) },
    { label: texts.addresses, Icon: IconMail, run: () => onPart('addresses') },
    { label: texts.badges, Icon: IconId, run: () => onPart('badges') },
    { label: texts.archive, Icon: IconFileZip, run: () => onPart('archive') },
  ];
  return (
    <>
      <Menu width={290} position="bottom-end">
        <Menu.Target>
          <ToolButton ToolIcon={IconDots} label={texts.open} loading={workbook.isLoading} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconColumns3 size={18} aria-hidden />} onClick={() => setChoosing(true)}>
            {texts.columns}
          </Menu.Item>
          <Menu.Divider />
          {project === null ? (
            <Menu.Item
              leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
              aria-label={`${texts.workbook}, ${documentTexts.newTab}`}
              onClick={() => void workbook.open()}
            >
              {texts.workbook}
            </Menu.Item>
          ) : null}
          {items.map(({ label, Icon, run }) => (
            <Menu.Item key={label} leftSection={<Icon size={18} aria-hidden />} onClick={run}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <DownloadLink url={workbook.blockedUrl} label={texts.link} />
      <Dialog opened={isChoosing} onClose={() => setChoosing(false)} title={columnTexts.title} size="sm">
        <Stack gap="md" align="flex-start">
          <Checkbox.Group<ColumnName>
            aria-label={columnTexts.title}
            value={shown.map(({ name }) => name)}
            onChange={(names) => onColumns(offered.map(({ name }) => name).filter((name) => names.includes(name)))}
          >
            <Stack gap="xs">
              {offered
                // The name always stays, because it names the row.
                .filter(({ name }) => name !== 'name')
                .map(({ name, heading }) => (
                  <Checkbox key={name} value={name} label={heading} />
                ))}
            </Stack>
          </Checkbox.Group>
          <Button variant="subtle" size="compact-sm" onClick={() => onColumns(firstColumns)}>
            {columnTexts.reset}
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}
