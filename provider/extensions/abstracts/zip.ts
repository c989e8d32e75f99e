import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';
import type { ExportSource } from '../../exports/answerLink.ts';
import type { Log } from '../../log.ts';
import { type Column, streamXlsx } from '../../outbound/xlsx/workbook.ts';
import type { Services } from '../../services.ts';
import { exportsTexts } from '../../texts/exports.ts';
import { type Abstract, listAbstracts, type StoredFile } from './abstracts.ts';

/** How many files are looked up at the same time. */
const AT_ONCE = 50;
const CONTENTS = 'Содержание.xlsx';

const FORMATS = exportsTexts.formats;

function missingMark({ pdf, doc }: Abstract): string {
  if (!pdf && !doc) return exportsTexts.withoutTheses;
  return pdf && doc ? '' : pdf ? exportsTexts.withoutDoc : exportsTexts.withoutPdf;
}

const columns: Column<Abstract>[] = [
  { header: exportsTexts.number, width: 10, text: ({ number }) => number },
  { header: exportsTexts.section, width: 44, text: ({ section }) => section },
  { header: exportsTexts.title, width: 60, text: ({ title }) => title },
  { header: exportsTexts.fullName, width: 36, text: ({ author }) => author },
  { header: exportsTexts.organization, width: 44, text: ({ organization }) => organization },
  { header: exportsTexts.format, width: 18, text: ({ format }) => FORMATS[format] ?? null },
  {
    header: exportsTexts.formatConfirmed,
    width: 20,
    text: ({ isConfirmed }) => (isConfirmed ? exportsTexts.yes : exportsTexts.no),
  },
  { header: exportsTexts.thesisPdf, width: 48, text: ({ pdf }) => pdf?.name ?? null },
  { header: exportsTexts.thesisDoc, width: 48, text: ({ doc }) => doc?.name ?? null },
  { header: exportsTexts.missing, width: 14, text: missingMark },
];

/** A file without its bytes counts as missing, so that one lost file does not prevent the archive. */
async function withoutLostFiles(abstracts: Abstract[], mediaDir: string, log: Log): Promise<Abstract[]> {
  const present = async (file: StoredFile | null) => {
    if (file === null) return null;
    const onDisk = await stat(join(mediaDir, file.path)).catch(() => null);
    if (onDisk === null) log.warn({ path: file.path }, 'a file of a thesis is lost');
    return onDisk && file;
  };
  const checked: Abstract[] = [];
  for (let at = 0; at < abstracts.length; at += AT_ONCE) {
    const chunk = abstracts.slice(at, at + AT_ONCE);
    checked.push(
      ...(await Promise.all(
        chunk.map(async (abstract) => ({
          ...abstract,
          pdf: await present(abstract.pdf),
          doc: await present(abstract.doc),
        })),
      )),
    );
  }
  return checked;
}

/** Zips the contents and the files one after another while the archive is read. An unreadable file breaks the stream. */
function zip(abstracts: Abstract[], { mediaDir, now }: { mediaDir: string; now: Date }): Readable {
  const out = new PassThrough();
  const archive = new yazl.ZipFile();
  let current: Readable | null = null;
  const add = (name: string, open: () => Readable) =>
    // Theses are compressed already.
    archive.addReadStreamLazy(name, { compress: false, mtime: now }, (ready) => {
      current = open();
      current.on('error', (error) => out.destroy(error));
      ready(null, current);
    });
  // Breaks the connection: an archive without its end cannot be opened.
  archive.on('error', (error) => out.destroy(error));
  out.once('close', () => current?.destroy());

  add(CONTENTS, () => streamXlsx('Содержание', columns, abstracts));
  for (const { pdf, doc } of abstracts) {
    for (const file of [pdf, doc]) if (file) add(file.name, () => createReadStream(join(mediaDir, file.path)));
  }
  archive.end();
  archive.outputStream.pipe(out);
  return out;
}

export async function openAbstracts({ db, clock, mediaDir, log }: Services, source: ExportSource): Promise<Readable> {
  return zip(await withoutLostFiles(await listAbstracts(db, source), mediaDir, log), { mediaDir, now: clock.now() });
}
