import { IconFileSpreadsheet } from '@tabler/icons-react';
import { exportTexts as texts } from '#texts/exports.ts';
import type { AttendanceKind } from '../../generated/types.ts';
import { payloadOf } from '../../lib/payload.ts';
import { DownloadButton } from '../../ui/file/DownloadButton.tsx';
import { useExportAttendanceWorkbookMutation } from './ExportAttendanceWorkbook.generated.ts';

/** The provider's workbook of a list in a new tab (DSH-03, DSH-04). */
export function WorkbookButton({ kind, sectionId }: { kind: AttendanceKind; sectionId: string | null }) {
  const [make] = useExportAttendanceWorkbookMutation();
  return (
    <DownloadButton
      label={texts.attendanceWorkbook}
      linkLabel={texts.link}
      leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
      request={async () =>
        payloadOf(await make({ variables: { input: { kind, sectionId } } }), 'exportAttendanceWorkbook')
      }
    />
  );
}
