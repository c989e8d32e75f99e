import { statSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Insertable } from 'kysely';
import type { FileKind, FilesTable } from '../tables.ts';
import type { SampleParticipation } from './participations.ts';
import type { Random } from './random.ts';

export type SampleFile = { row: Insertable<FilesTable> & { id: number }; source: URL };

const PDF = { name: 'sample.pdf', media_type: 'application/pdf' };
const DOCX = {
  name: 'sample.docx',
  media_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
const SLOTS: [FileKind, typeof PDF, string][] = [
  ['thesis_doc', DOCX, 'Тезисы, пример.docx'],
  ['thesis_pdf', PDF, 'Тезисы, пример.pdf'],
  ['expert', PDF, 'Экспертное заключение, пример.pdf'],
];

/** Gives some talks and posters of 2025 all three files, some of them, or none. */
export function makeFiles(participations: SampleParticipation[], random: Random, firstId = 1): SampleFile[] {
  const files: SampleFile[] = [];
  for (const participation of participations) {
    if (participation.meeting_id !== 3 || participation.type === 1 || !random.chance(0.25)) continue;
    for (const [kind, sample, name] of SLOTS) {
      if (!random.chance(0.7)) continue;
      const id = firstId + files.length;
      const source = new URL(`./files/${sample.name}`, import.meta.url);
      files.push({
        row: {
          id,
          account_id: participation.account_id,
          participation_id: participation.id,
          individual_id: null,
          kind,
          path: `samples/${String(id).padStart(4, '0')}-${sample.name}`,
          name,
          media_type: sample.media_type,
          size: statSync(source).size,
          created_at: participation.created_at,
        },
        source,
      });
    }
  }
  return files;
}

export async function writeFiles(files: SampleFile[], mediaDir: string): Promise<void> {
  for (const { row, source } of files) {
    const target = join(mediaDir, row.path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(source, target);
  }
}
