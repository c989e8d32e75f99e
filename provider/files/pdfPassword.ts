/** An encryption dictionary has some 500 bytes. */
const LARGEST_DICTIONARY = 4096;

/** The dictionary that says how the file is encrypted; it and the file's id are never encrypted themselves. */
function encryptionOf(written: string): string | null {
  const [, at] = /\/Encrypt\s+(\d+\s+\d+)\s+R\b/.exec(written) ?? [];
  const start =
    at === undefined
      ? written.search(/(?<=\/Encrypt\s*)<</)
      : written.search(new RegExp(`(?<=(?:^|\\s)${at.replace(/\s+/, '\\s+')}\\s+obj\\s*)<<`));
  return start < 0 ? null : written.slice(start, start + LARGEST_DICTIONARY);
}

/** A PDF without pages that has the encryption of another: what opens one opens the other. */
function withoutPages(encryption: string, id: string): Buffer {
  let pdf = '%PDF-1.7\n';
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>', encryption];
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size 4 /Root 1 0 R /Encrypt 3 0 R /ID [${id} ${id}] >>\n`;
  return Buffer.from(`${pdf}${table}${trailer}startxref\n${pdf.length}\n%%EOF\n`, 'latin1');
}

/**
 * Whether a PDF opens only with a password. One that forbids printing or copying is encrypted too, and opens without.
 * The reader gets the encryption alone, a few hundred bytes, so that no uploaded file can keep it busy.
 */
export async function needsPassword(written: string): Promise<boolean> {
  if (!/\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/.test(written)) return false;
  const encryption = encryptionOf(written);
  const [, id = '<>'] = /\/ID\s*\[\s*(<[\da-f\s]*>|\((?:\\.|[^\\)])*\))/is.exec(written) ?? [];
  if (encryption === null) return true;
  const { getDocumentProxy } = await import('unpdf');
  try {
    const pdf = await getDocumentProxy(new Uint8Array(withoutPages(encryption, id)), { verbosity: 0 });
    await pdf.loadingTask.destroy();
    return false;
  } catch {
    return true;
  }
}
