import type { ConsentPurpose } from '../generated/types.ts';
import { paths } from './paths.ts';

/** The documents that the edition currently asks people to agree to; null if it needs only the privacy policy (R21). */
export type ConsentVersions = Record<Lowercase<ConsentPurpose>, string> | null;

interface ConsentDocument {
  purpose: ConsentPurpose;
  version: string;
  isInForce: boolean;
}

export function versionsInForce(documents: readonly ConsentDocument[]): ConsentVersions {
  const find = (purpose: ConsentPurpose) =>
    documents.find((document) => document.isInForce && document.purpose === purpose)?.version;
  const processing = find('PROCESSING');
  const publication = find('PUBLICATION');
  return processing === undefined || publication === undefined ? null : { processing, publication };
}

/** The address of a version of a consent's document, or of the privacy policy. */
export const consentPath = (version: string): string => `${paths.privacy}?version=${encodeURIComponent(version)}`;

/** The first day of a version, which its name ends with; without a day in it, the name itself. */
export const dayOfVersion = (version: string): string => /\d{4}-\d{2}-\d{2}$/.exec(version)?.[0] ?? version;
