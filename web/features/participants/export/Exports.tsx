import { Button, Group, Menu, Paper, Progress, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import {
  IconDownload,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileZip,
  IconHistory,
  IconId,
  IconJson,
  IconMail,
  IconPrinter,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { documentTexts } from '#texts/documents.ts';
import { exportTexts as texts } from '#texts/exports.ts';
import { fileSize } from '#texts/fileSize.ts';
import { mostPageRows } from '../../../../schema/limits.ts';
import type { ExportFormat } from '../../../generated/types.ts';
import { sendInput } from '../../../lib/payload.ts';
import { DownloadLink } from '../../../ui/file/DownloadButton.tsx';
import { useDocumentTab } from '../../../ui/file/useDocumentTab.ts';
import { useSlices } from '../../../ui/service/useSlices.ts';
import { type ColumnName, exportedColumns, firstColumns } from '../scope/columns.ts';
import { useListScope } from '../scope/listContext.ts';
import { filterOfSelection, type Selection } from '../scope/selection.ts';
import { AddressesDialog } from './AddressesDialog.tsx';
import { useExportParticipantsMutation } from './ExportParticipants.generated.ts';
import { useExportParticipantsWorkbookMutation } from './ExportParticipantsWorkbook.generated.ts';
import { PrintedList } from './PrintedList.tsx';
import { useBadges } from './useBadges.ts';
import { useDownload } from './useDownload.ts';

interface ExportsProps {
  columns: readonly ColumnName[];
  /** Names the list. */
  label: string;
  /** The active filters of the view, in words. */
  about: string;
  /** Chosen rows; absent for an export of the view. */
  selection?: Selection;
  onHistory?: () => void;
  onAbstracts?: () => void;
}

const wholeView: Selection = { isAllFound: true, ids: new Set() };

const forms = [
  { format: 'XLSX', icon: IconFileSpreadsheet },
  { format: 'CSV', icon: IconFileTypeCsv },
  { format: 'JSON', icon: IconJson },
] as const;

/**
 * The menu of exports of a view or of its chosen rows, and the progress of a running export. The provider exports an unfiltered
 * list to Excel, in a new tab (LST-06); every other file has the rows and columns on screen.
 */
export function Exports(props: ExportsProps) {
  const { columns, label, about, selection = wholeView, onHistory, onAbstracts } = props;
  const { editionId, project, filter: viewFilter, orderBy } = useListScope();
  const isChosen = props.selection !== undefined;
  const filter = filterOfSelection(selection, viewFilter);
  const [dialog, setDialog] = useState<'addresses' | 'print' | null>(null);
  const close = () => setDialog(null);
  const canPrint = !isChosen && dialog === null;
  useWindowEvent('keydown', (event) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyP';
    // The browser's own print command would print only one page of rows.
    if (!isPrint || !canPrint || document.querySelector('[role="dialog"]') !== null) return;
    event.preventDefault();
    setDialog('print');
  });
  const button = useRef<HTMLButtonElement>(null);
  const [makeWorkbook] = useExportParticipantsWorkbookMutation();
  const workbook = useDocumentTab(() => sendInput(makeWorkbook, { editionId }));
  const [makeView] = useExportParticipantsMutation();
  const { progress, run, stop } = useDownload();
  const exportView = async (format: ExportFormat) => {
    const input = { editionId, project, filter, orderBy, columns: exportedColumns(columns), format };
    await run(() => sendInput(makeView, input));
  };
  const badges = useDocumentTab(useBadges(selection));
  const slices = useSlices();
  const hasBadges = slices.has('badges');
  const hasAbstracts = onAbstracts !== undefined && slices.has('abstracts') && project === null;
  const isWhole =
    !isChosen &&
    project === null &&
    orderBy.length === 0 &&
    columns.join() === firstColumns.join() &&
    Object.values(viewFilter).every((value) => value === null);
  return (
    <>
      <Menu
        width={310}
        // On a low screen the bar of chosen records scrolls sideways, and would cut the menu off.
        withinPortal={isChosen}
        // A dialog that the menu opens remembers the focus before Mantine has returned it to the button.
        onClose={() => button.current?.focus()}
      >
        <Menu.Target>
          <Button
            ref={button}
            variant="default"
            {...(isChosen && { size: 'sm' })}
            loading={progress !== null || workbook.isLoading || badges.isLoading}
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {isChosen ? texts.openChosen : texts.open}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            {filter === null
              ? texts.tooMany(mostPageRows)
              : isWhole
                ? texts.wholeHint
                : isChosen
                  ? texts.chosenHint
                  : texts.viewHint}
          </Menu.Label>
          {forms.map(({ format, icon: Icon }) => {
            const isProviders = isWhole && format === 'XLSX';
            return (
              <Menu.Item
                key={format}
                disabled={filter === null}
                leftSection={<Icon size={18} aria-hidden />}
                {...(isProviders && { 'aria-label': `${texts.formats.XLSX}, ${documentTexts.newTab}` })}
                onClick={() => void (isProviders ? workbook.open() : exportView(format))}
              >
                {texts.formats[format]}
              </Menu.Item>
            );
          })}
          <Menu.Divider />
          {viewFilter.isCancelled ? null : (
            <Menu.Item leftSection={<IconMail size={18} aria-hidden />} onClick={() => setDialog('addresses')}>
              {texts.addresses.open}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconPrinter size={18} aria-hidden />}
            disabled={filter === null}
            onClick={() => setDialog('print')}
          >
            {texts.print.open}
          </Menu.Item>
          {hasBadges && !isChosen && !viewFilter.isCancelled ? (
            <Menu.Item
              leftSection={<IconId size={18} aria-hidden />}
              aria-label={`${texts.badges.found}, ${documentTexts.newTab}`}
              onClick={() => void badges.open()}
            >
              {texts.badges.found}
            </Menu.Item>
          ) : null}
          {hasAbstracts ? (
            <Menu.Item leftSection={<IconFileZip size={18} aria-hidden />} onClick={onAbstracts}>
              {texts.abstracts.open}
            </Menu.Item>
          ) : null}
          {onHistory !== undefined && slices.has('exportLog') ? (
            <>
              <Menu.Divider />
              <Menu.Item leftSection={<IconHistory size={18} aria-hidden />} onClick={onHistory}>
                {texts.history.open}
              </Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'addresses' ? <AddressesDialog isChosen={isChosen} selection={selection} onClose={close} /> : null}
      {dialog === 'print' && filter !== null ? (
        <PrintedList title={label} about={isChosen ? '' : about} filter={filter} onDone={close} />
      ) : null}
      <DownloadLink url={workbook.blockedUrl ?? badges.blockedUrl} label={texts.link} />
      {progress === null ? null : (
        <Paper p="sm" radius="md" flex="1 1 100%" component="section" aria-label={texts.running}>
          <Stack gap="xs">
            <Progress value={100} animated aria-label={texts.running} />
            <Group justify="space-between" gap="sm">
              <Text size="sm" aria-live="polite">
                {texts.progress(fileSize(progress.bytes), progress.rows)}
              </Text>
              <Button variant="default" size="xs" onClick={stop}>
                {texts.stop}
              </Button>
            </Group>
          </Stack>
        </Paper>
      )}
    </>
  );
}
