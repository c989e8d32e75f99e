import type { RegistrationFileKind } from '../generated/types.ts';
import type { Schemas } from '../provider/http/contract.ts';
import type { Registration } from '../provider/records/registrations.ts';
import type { DocumentFormat } from './fileFormats.ts';

interface Slot {
  type: Schemas['FileType'];
  deleteAction: 'deleteThesisDocument' | 'deleteThesisPdf' | 'deleteExpertFile';
  accepts: readonly DocumentFormat[];
  /** The thesis period limits changes; the expert conclusion has no period. */
  isThesis: boolean;
  file: (registration: Registration) => { link: string | null | undefined; id: number | null | undefined };
}

export const slots: Record<RegistrationFileKind, Slot> = {
  THESIS_DOCUMENT: {
    type: 4,
    deleteAction: 'deleteThesisDocument',
    accepts: ['doc', 'docx'],
    isThesis: true,
    file: (registration) => ({ link: registration.file, id: registration.fileId }),
  },
  THESIS_PDF: {
    type: 3,
    deleteAction: 'deleteThesisPdf',
    accepts: ['pdf'],
    isThesis: true,
    file: (registration) => ({ link: registration.filePdf, id: registration.filePdfId }),
  },
  EXPERT_CONCLUSION: {
    type: 5,
    deleteAction: 'deleteExpertFile',
    accepts: ['doc', 'docx', 'pdf'],
    isThesis: false,
    file: (registration) => ({ link: registration.expertFile, id: registration.expertFileId }),
  },
};
