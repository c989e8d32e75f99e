/** A section of a record. */
export interface RecordSection {
  name: string | null;
  /** Null while the service has no list of sections to take the name from. */
  isListed: boolean | null;
}

/** Whether the name is to come (LST-09, R27). */
export const isNameAwaited = (section: RecordSection | null | undefined): boolean =>
  section != null && section.name === null && section.isListed === null;

interface RecordSections {
  effectiveSection?: RecordSection | null;
  requestedSection?: RecordSection | null;
  confirmedSection?: RecordSection | null;
  listeningSections?: readonly RecordSection[] | null;
}

/** Whether a name of a record's sections is to come. */
export const awaitsNames = (record: RecordSections | null | undefined): boolean =>
  [
    record?.effectiveSection,
    record?.requestedSection,
    record?.confirmedSection,
    ...(record?.listeningSections ?? []),
  ].some(isNameAwaited);
