import { Box, Button, Menu } from '@mantine/core';
import {
  IconColumns3,
  IconDots,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileZip,
  IconId,
  IconMail,
} from '@tabler/icons-react';
import { deskListTexts } from '#texts/deskList.ts';
import { documentTexts } from '#texts/documents.ts';
import { nodeId } from '../../../lib/ids.ts';
import { sendInput } from '../../../lib/payload.ts';
import { DownloadLink } from '../../../ui/file/DownloadButton.tsx';
import { useDocumentTab } from '../../../ui/file/useDocumentTab.ts';
import { useDeskStore } from '../model/useDesk.ts';
import { useDeskWorkbookMutation } from './DeskWorkbook.generated.ts';

const texts = deskListTexts.more;

interface MoreMenuProps {
  onColumns: () => void;
  onCsv: () => void;
  onAddresses: () => void;
  onBadges: () => void;
  onArchive: () => void;
}

/** Columns, files and paper. The provider makes the Excel of the meeting (LST-06), the page everything else. */
export function MoreMenu({ onColumns, onCsv, onAddresses, onBadges, onArchive }: MoreMenuProps) {
  const { year, project } = useDeskStore().scope;
  const [makeWorkbook] = useDeskWorkbookMutation();
  const workbook = useDocumentTab(() => sendInput(makeWorkbook, { editionId: nodeId('Edition', String(year)) }));
  const items = [
    { label: texts.csv, Icon: IconFileTypeCsv, run: onCsv },
    { label: texts.addresses, Icon: IconMail, run: onAddresses },
    { label: texts.badges, Icon: IconId, run: onBadges },
    { label: texts.archive, Icon: IconFileZip, run: onArchive },
  ];
  return (
    <>
      <Menu width={290} position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            px="sm"
            loading={workbook.isLoading}
            style={{ flexShrink: 0 }}
            aria-label={texts.open}
          >
            <IconDots size={18} aria-hidden />
            <Box component="span" visibleFrom="sm" ms={6}>
              {texts.open}
            </Box>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconColumns3 size={18} aria-hidden />} onClick={onColumns}>
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
    </>
  );
}
