import type { DocumentKind } from '../database/tables.ts';
import { makeCertificate } from '../outbound/pdf/certificate.ts';
import type { DocumentFacts } from '../outbound/pdf/facts.ts';
import { makeInvitation } from '../outbound/pdf/invitation.ts';

export interface DrawTask {
  kind: DocumentKind;
  facts: DocumentFacts;
}

const makers = { invitation: makeInvitation, certificate: makeCertificate };

export const draw = ({ kind, facts }: DrawTask): Promise<Buffer> => makers[kind](facts);
