import type { RegistrationFileKind } from '../../generated/types.ts';
import type { Schemas } from '../../provider/contract.ts';
import type * as records from '../../provider/records.ts';
import type { DocumentFormat } from './fileFormats.ts';

interface Slot {
  type: Schemas['FileType'];
  deleteAction: 'del_thesis_doc' | 'del_thesis_pdf' | 'del_exp_file';
  accepts: readonly DocumentFormat[];
  /** The thesis period limits changes; the expert conclusion has no period. */
  isThesis: boolean;
  file: (registration: records.Registration) => { link: string | null | undefined; id: number | null | undefined };
}

export const slots: Record<RegistrationFileKind, Slot> = {
  THESIS_DOCUMENT: {
    type: 4,
    deleteAction: 'del_thesis_doc',
    accepts: ['doc', 'docx'],
    isThesis: true,
    file: (registration) => ({ link: registration.file, id: registration.file_id }),
  },
  THESIS_PDF: {
    type: 3,
    deleteAction: 'del_thesis_pdf',
    accepts: ['pdf'],
    isThesis: true,
    file: (registration) => ({ link: registration.file_pdf, id: registration.file_pdf_id }),
  },
  EXPERT_CONCLUSION: {
    type: 5,
    deleteAction: 'del_exp_file',
    accepts: ['doc', 'docx', 'pdf'],
    isThesis: false,
    file: (registration) => ({ link: registration.exp_file, id: registration.exp_file_id }),
  },
};
