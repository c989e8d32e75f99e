/** Which slots a registration has and what may be done with each (FIL-01, FIL-03, FIL-04). */
import type { RegistrationFileKind } from '../../generated/types.ts';
import type {
  RegistrationFiles_EditionFragment,
  RegistrationFiles_RegistrationFragment,
} from './RegistrationFiles.generated.ts';

type SlotFile = NonNullable<RegistrationFiles_RegistrationFragment['thesisPdf']>;

/** A slot as the card shows it. */
export interface Slot {
  kind: RegistrationFileKind;
  file: SlotFile | null;
  canUpload: boolean;
  canDelete: boolean;
}

/** Extensions that each slot takes (FIL-01). */
export const slotExtensions: Record<RegistrationFileKind, readonly string[]> = {
  THESIS_DOCUMENT: ['doc', 'docx'],
  THESIS_PDF: ['pdf'],
  EXPERT_CONCLUSION: ['doc', 'docx', 'pdf'],
};

/** The three slots; a thesis can be uploaded or deleted in its window. Empty without a talk and without an uploaded file. */
export function registrationSlots(
  registration: RegistrationFiles_RegistrationFragment,
  edition: Pick<RegistrationFiles_EditionFragment, 'thesesWindow'>,
): Slot[] {
  const format = registration.confirmedFormat ?? registration.requestedFormat;
  const isTalk = format === 'SPEAKER' || format === 'POSTER';
  const thesesOpen = edition.thesesWindow.state === 'OPEN';
  const slot = (kind: RegistrationFileKind, file: SlotFile | null, open: boolean): Slot => ({
    kind,
    file,
    canUpload: file === null && isTalk && open,
    canDelete: file !== null && open,
  });
  const slots = [
    slot('THESIS_DOCUMENT', registration.thesisDocument, thesesOpen),
    slot('THESIS_PDF', registration.thesisPdf, thesesOpen),
    slot('EXPERT_CONCLUSION', registration.expertConclusion, true),
  ];
  return isTalk ? slots : slots.filter(({ file }) => file !== null);
}
