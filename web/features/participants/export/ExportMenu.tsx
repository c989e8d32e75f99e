import { Anchor, Menu, Text } from '@mantine/core';
import {
  IconDownload,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileZip,
  IconHistory,
  IconId,
  IconJson,
} from '@tabler/icons-react';
import type { ExportFormat } from '../../../generated/types.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { documentTexts } from '../../../texts/ru/documents.ts';
import { exportTexts as texts } from '../../../texts/ru/exports.ts';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { useDocumentTab } from '../../../ui/useDocumentTab.ts';
import { useListScope } from '../list/listContext.ts';
import { useExportParticipantsWorkbookMutation } from './ExportParticipantsWorkbook.generated.ts';
import { useBadges } from './useBadges.ts';

interface ExportMenuProps {
  isBusy: boolean;
  onExport: (format: ExportFormat) => void;
  onHistory: () => void;
  onAbstracts: () => void;
}

const forms = [
  { format: 'XLSX', icon: IconFileSpreadsheet },
  { format: 'CSV', icon: IconFileTypeCsv },
  { format: 'JSON', icon: IconJson },
] as const;

/** The provider's workbook of the whole list in a new tab (LST-06), and this view as a file. */
export function ExportMenu({ isBusy, onExport, onHistory, onAbstracts }: ExportMenuProps) {
  const { year, project } = useListScope();
  const [make] = useExportParticipantsWorkbookMutation();
  const workbook = useDocumentTab(async () =>
    payloadOf(await make({ variables: { input: { year } } }), 'exportParticipantsWorkbook'),
  );
  const badges = useBadges(null);
  const blockedUrl = workbook.blockedUrl ?? badges.blockedUrl;
  return (
    <>
      <ActionMenu
        label={texts.open}
        icon={<IconDownload size={18} aria-hidden />}
        isBusy={isBusy || workbook.isLoading || badges.isLoading}
        width={310}
      >
        {project === null ? (
          <>
            <Menu.Item
              leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
              aria-label={`${texts.workbook}, ${documentTexts.newTab}`}
              onClick={() => void workbook.open()}
            >
              {texts.workbook}
            </Menu.Item>
            <Menu.Divider />
          </>
        ) : null}
        <Menu.Label>
          {texts.view}. {texts.viewHint}
        </Menu.Label>
        {forms.map(({ format, icon: Icon }) => (
          <Menu.Item key={format} leftSection={<Icon size={18} aria-hidden />} onClick={() => onExport(format)}>
            {texts.formats[format]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconId size={18} aria-hidden />}
          aria-label={`${texts.badges.found}, ${documentTexts.newTab}`}
          onClick={() => void badges.open()}
        >
          {texts.badges.found}
        </Menu.Item>
        {project === null ? (
          <Menu.Item leftSection={<IconFileZip size={18} aria-hidden />} onClick={onAbstracts}>
            {texts.abstracts.open}
          </Menu.Item>
        ) : null}
        <Menu.Divider />
        <Menu.Item leftSection={<IconHistory size={18} aria-hidden />} onClick={onHistory}>
          {texts.history.open}
        </Menu.Item>
      </ActionMenu>
      {blockedUrl === null ? null : (
        <Text size="sm" role="status">
          {documentTexts.blocked.tab}{' '}
          <Anchor href={blockedUrl} target="_blank" rel="noopener noreferrer" underline="always">
            {texts.link}
          </Anchor>
        </Text>
      )}
    </>
  );
}
