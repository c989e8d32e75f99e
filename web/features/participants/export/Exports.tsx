import { Button, Group, Menu, Paper, Progress, Stack, Text } from '@mantine/core';
import {
  IconDownload,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileZip,
  IconHistory,
  IconId,
  IconJson,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { documentTexts } from '#texts/documents.ts';
import { exportTexts as texts } from '#texts/exports.ts';
import { fileSize } from '#texts/fileSize.ts';
import type { ExportFormat } from '../../../generated/types.ts';
import { sendInput } from '../../../lib/payload.ts';
import { DownloadLink } from '../../../ui/file/DownloadButton.tsx';
import { useDocumentTab } from '../../../ui/file/useDocumentTab.ts';
import { useSlices } from '../../../ui/service/useSlices.ts';
import { type ColumnName, exportedColumns, firstColumns } from '../scope/columns.ts';
import { useListScope } from '../scope/listContext.ts';
import { useExportParticipantsMutation } from './ExportParticipants.generated.ts';
import { useExportParticipantsWorkbookMutation } from './ExportParticipantsWorkbook.generated.ts';
import { useBadges } from './useBadges.ts';
import { useDownload } from './useDownload.ts';

interface ExportsProps {
  columns: readonly ColumnName[];
  onHistory: () => void;
  onAbstracts: () => void;
}

const forms = [
  { format: 'XLSX', icon: IconFileSpreadsheet },
  { format: 'CSV', icon: IconFileTypeCsv },
  { format: 'JSON', icon: IconJson },
] as const;

/**
 * The menu of exports, and below it one that is on its way. A list as it first opens is exported to Excel by the provider,
 * in a new tab (LST-06); every other file has the rows and columns on screen.
 */
export function Exports({ columns, onHistory, onAbstracts }: ExportsProps) {
  const { editionId, project, filter, orderBy } = useListScope();
  const button = useRef<HTMLButtonElement>(null);
  const [makeWorkbook] = useExportParticipantsWorkbookMutation();
  const workbook = useDocumentTab(() => sendInput(makeWorkbook, { editionId }));
  const [makeView] = useExportParticipantsMutation();
  const { progress, run, stop } = useDownload();
  const exportView = async (format: ExportFormat) => {
    const input = { editionId, project, filter, orderBy, columns: exportedColumns(columns), format };
    await run(() => sendInput(makeView, input));
  };
  const badges = useDocumentTab(useBadges({ isAllFound: true, ids: new Set() }));
  const slices = useSlices();
  const hasBadges = slices.has('badges');
  const hasAbstracts = slices.has('abstracts') && project === null;
  const isWhole =
    project === null &&
    orderBy.length === 0 &&
    columns.join() === firstColumns.join() &&
    Object.values(filter).every((value) => value === null);
  return (
    <>
      <Menu
        width={310}
        // At once: Mantine returns the focus a moment later than a dialog asks where it was.
        onClose={() => button.current?.focus()}
      >
        <Menu.Target>
          <Button
            ref={button}
            variant="default"
            loading={progress !== null || workbook.isLoading || badges.isLoading}
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {texts.open}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{isWhole ? texts.wholeHint : texts.viewHint}</Menu.Label>
          {forms.map(({ format, icon: Icon }) => {
            const isProviders = isWhole && format === 'XLSX';
            return (
              <Menu.Item
                key={format}
                leftSection={<Icon size={18} aria-hidden />}
                {...(isProviders && { 'aria-label': `${texts.formats.XLSX}, ${documentTexts.newTab}` })}
                onClick={() => void (isProviders ? workbook.open() : exportView(format))}
              >
                {texts.formats[format]}
              </Menu.Item>
            );
          })}
          {hasBadges || hasAbstracts ? <Menu.Divider /> : null}
          {hasBadges ? (
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
          {slices.has('exportLog') ? (
            <>
              <Menu.Divider />
              <Menu.Item leftSection={<IconHistory size={18} aria-hidden />} onClick={onHistory}>
                {texts.history.open}
              </Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
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
