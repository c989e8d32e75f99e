import type { Download, UserError } from '../../generated/types.ts';
import { toUserErrors, unknownRecord } from '../../graphql/userErrors.ts';

/** Answer of each mutation that makes a download. */
export interface DownloadPayload {
  download: Download | null;
  userErrors: UserError[];
}

/** The answer for a record that does not exist. */
export const unknownDownload = (field: string): DownloadPayload => ({
  download: null,
  userErrors: [unknownRecord(field)],
});

/** The gateway's address of a file that the provider makes, or the provider's rejection. */
export async function downloadPayload(
  make: () => Promise<string>,
  download: (link: string) => Download | Promise<Download>,
  idField?: string,
): Promise<DownloadPayload> {
  const { value, userErrors } = await toUserErrors(make, {}, idField);
  return { download: value === null ? null : await download(value), userErrors };
}
