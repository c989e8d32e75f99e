import { describe, expect, it } from 'vitest';
import { mostFileBytes } from '../../../schema/limits.ts';
import { registrationSlots, slotExtensions } from '../../../web/features/files/rules.ts';
import type { ParticipationFormat, WindowState } from '../../../web/generated/types.ts';
import { checkFile } from '../../../web/ui/file/checkFile.ts';

const file = { key: '1', name: 'a.pdf', url: 'http://localhost/media/a.pdf' };
const slots = (
  requestedFormat: ParticipationFormat,
  confirmedFormat: ParticipationFormat | null,
  state: WindowState,
  filled: typeof file | null,
) =>
  registrationSlots(
    { id: '1', requestedFormat, confirmedFormat, thesisDocument: filled, thesisPdf: filled, expertConclusion: filled },
    { thesesWindow: { opensAt: '', closesAt: '', state } },
  );
const allowed = (list: ReturnType<typeof slots>, what: 'canUpload' | 'canDelete') => list.map((slot) => slot[what]);

describe('file slots of a registration', () => {
  it('FIL-01 has three slots, each with its formats', () => {
    expect(slots('SPEAKER', null, 'OPEN', null).map(({ kind }) => slotExtensions[kind])).toEqual([
      ['doc', 'docx'],
      ['pdf'],
      ['doc', 'docx', 'pdf'],
    ]);
  });

  it.each<[ParticipationFormat, ParticipationFormat | null, WindowState, boolean[]]>([
    ['SPEAKER', null, 'OPEN', [true, true, true]],
    ['POSTER', 'POSTER', 'OPEN', [true, true, true]],
    ['LISTENER', 'SPEAKER', 'OPEN', [true, true, true]],
    ['SPEAKER', null, 'CLOSED', [false, false, true]],
    ['SPEAKER', null, 'UPCOMING', [false, false, true]],
    ['SPEAKER', 'LISTENER', 'OPEN', []],
    ['LISTENER', null, 'OPEN', []],
  ])(
    'FIL-03 requested %s, confirmed %s, theses %s: upload into empty slots %j',
    (requested, confirmed, state, expected) => {
      expect(allowed(slots(requested, confirmed, state, null), 'canUpload')).toEqual(expected);
    },
  );

  it('FIL-03 offers no upload if a slot is full', () => {
    expect(allowed(slots('SPEAKER', null, 'OPEN', file), 'canUpload')).toEqual([false, false, false]);
  });

  it.each<[WindowState, boolean[]]>([
    ['OPEN', [true, true, true]],
    ['CLOSED', [false, false, true]],
  ])('FIL-04 while theses are %s, deletion is %j', (state, expected) => {
    expect(allowed(slots('POSTER', 'POSTER', state, file), 'canDelete')).toEqual(expected);
    expect(allowed(slots('POSTER', 'POSTER', state, null), 'canDelete')).toEqual([false, false, false]);
  });

  it('FIL-04 still shows the files of a talk that became a listener', () => {
    expect(slots('SPEAKER', 'LISTENER', 'OPEN', file)).toHaveLength(3);
  });
});

describe('the check of a chosen file', () => {
  const sized = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);

  it('FIL-02 accepts a file of the largest size and not one byte more', () => {
    expect(checkFile(sized('a.pdf', mostFileBytes), ['pdf'])).toBeNull();
    expect(checkFile(sized('a.pdf', mostFileBytes + 1), ['pdf'])).toBe('tooLarge');
  });

  it('FIL-02 uses the last extension, in either case', () => {
    expect(checkFile(sized('A.PDF', 1), ['pdf'])).toBeNull();
    expect(checkFile(sized('a.pdf.exe', 1), ['pdf'])).toBe('wrongFormat');
    expect(checkFile(sized('pdf', 1), ['pdf'])).toBe('wrongFormat');
  });
});
