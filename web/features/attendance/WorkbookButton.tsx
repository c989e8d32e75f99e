import { Anchor, Button, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import type { AttendanceKind } from '../../generated/types.ts';
import { payloadOf } from '../../lib/payload.ts';
import { documentTexts } from '../../texts/ru/documents.ts';
import { exportTexts as texts } from '../../texts/ru/exports.ts';
import { useDocumentTab } from '../../ui/useDocumentTab.ts';
import { useExportAttendanceWorkbookMutation } from './ExportAttendanceWorkbook.generated.ts';

/** The provider's workbook of a list in a new tab (DSH-03, DSH-04). */
export function WorkbookButton({ kind, sectionId }: { kind: AttendanceKind; sectionId: string | null }) {
  const [make] = useExportAttendanceWorkbookMutation();
  const { open, isLoading, blockedUrl } = useDocumentTab(async () =>
    payloadOf(await make({ variables: { input: { kind, sectionId } } }), 'exportAttendanceWorkbook'),
  );
  return (
    <>
      <Button
        variant="default"
        loading={isLoading}
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        aria-label={`${texts.attendanceWorkbook}, ${documentTexts.newTab}`}
        onClick={() => void open()}
      >
        {texts.attendanceWorkbook}
      </Button>
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
