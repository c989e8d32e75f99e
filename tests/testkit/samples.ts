import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Document, Packer, Paragraph } from 'docx';

const asset = (name: string) => readFileSync(`provider/database/seed/files/${name}`);

/** Characters that XML forbids, control characters, and marks that reverse the text's direction. */
export const forbiddenCharacters = [
  ...['\u0000', '\u0001', '\u000b', '\u001b', '\u007f', '\u0085', '\ud800', '\udfff', '\ufdd0', '\ufffe', '\uffff'],
  ...['\u{1fffe}', '\u202a', '\u202e', '\u2066', '\u2069'],
];

/** The part of an old Office file that checks read: the beginning of every compound file and its stream's name. */
export const compoundFile = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1016),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ]);

/** Files as people have them, small and real as far as their content is looked at. */
export const sampleFiles = {
  pdf: asset('sample.pdf'),
  docx: asset('sample.docx'),
  doc: compoundFile('WordDocument'),
  xls: compoundFile('Workbook'),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  jpeg: Buffer.from(
    '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCUAum//9k=',
    'base64',
  ),
  /** A program, whatever its name says. */
  exe: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(510)]),
};

/** A PDF of exactly so many bytes. */
export const pdfOf = (size: number) =>
  Buffer.concat([sampleFiles.pdf, Buffer.alloc(size - sampleFiles.pdf.length, '\n')]);

/** A form with a file, placed before the other fields. */
export function formOf(part: string, bytes: Buffer, name: string, fields: Record<string, string>): FormData {
  const form = new FormData();
  form.append(part, new Blob([new Uint8Array(bytes)]), name);
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  return form;
}

/** What a sign-up form sends. */
export const registration = (
  email: string,
  change: Record<string, unknown> = {},
  individual: Record<string, unknown> = {},
) => ({
  username: email,
  email,
  password: 'Primer2025',
  password_confirm: 'Primer2025',
  first_name: 'Новичок',
  last_name: 'Примерова',
  site_type: 'forum',
  individual: {
    middle_name: 'Примеровна',
    phone_number: '+79001234567',
    academic_degree: 1,
    organization: 134,
    other_org_descr: 'Лаборатория «Пример»',
    nationality: 'РФ',
    birth_date: '2000-01-01T15:00:00Z',
    is_female: true,
    org_position: 47,
    other_position_descr: 'Испытатель',
    ...individual,
  },
  ...change,
});

/** What the forum's registration dialog sends for a talk. */
export const talk = (change: Record<string, unknown> = {}) => ({
  comment: 'Пример доклада',
  type: 2,
  need_tour: true,
  section_choice: 26,
  one_more: false,
  selected_listen_sections: [26, 27],
  ...change,
});

/** The fixed payload of the school's registration. */
export const school = {
  comment: 'SCHOOL',
  type: 1,
  need_tour: false,
  section_choice: 36,
  selected_listen_sections: [36],
};

/** A Word document as Word would open it; `paddingBytes` of text that hardly compresses make it larger. */
export function sampleDocx({ paddingBytes = 0 }: { paddingBytes?: number } = {}): Promise<Buffer> {
  const texts = ['Пример тезисов', randomBytes(paddingBytes).toString('base64')];
  return Packer.toBuffer(new Document({ sections: [{ children: texts.map((text) => new Paragraph(text)) }] }));
}

export const samplePdf = (): Buffer => sampleFiles.pdf;
export const samplePng = (): Buffer => sampleFiles.png;

/** The input of a sign-up through the gateway. */
export const signUpInput = {
  email: 'novaya@example.org',
  password: 'Primer2025',
  passwordConfirmation: 'Primer2025',
  lastName: 'Образцова',
  firstName: 'Проба',
  phone: '+70000000001',
  birthDate: '2000-01-01',
  gender: 'FEMALE',
  citizenship: 'РФ',
  organizationId: 'Organization:5',
  positionId: 'Position:6',
  academicDegreeId: 'AcademicDegree:3',
  hasConsented: true,
  consentVersion: '2025-08-01',
};
