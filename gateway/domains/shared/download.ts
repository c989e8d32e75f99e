import type { Download, DownloadPayload } from '../../generated/types.ts';
import { type FieldMap, settle } from '../../graphql/userErrors.ts';

/** The gateway's address of a file that the provider makes, or the provider's rejection. */
export async function downloadPayload(
  make: () => Promise<string>,
  download: (link: string) => Download | Promise<Download>,
  fields: FieldMap = {},
  idField?: string,
): Promise<DownloadPayload> {
  const { value, userErrors } = await settle(make, fields, idField);
  return { download: value === null ? null : await download(value), userErrors };
}
