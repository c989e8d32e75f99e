/** A section of a record. */
export interface RecordSection {
  name: string | null;
  /** Null while the service has no list of sections with the name. */
  isListed: boolean | null;
}

/** Whether the name is still to be loaded (LST-09, R27). */
export const isNameAwaited = (section: RecordSection | null | undefined): boolean =>
  section != null && section.name === null && section.isListed === null;

interface RecordSections {
  effectiveSection?: RecordSection | null;
  requestedSection?: RecordSection | null;
  confirmedSection?: RecordSection | null;
  listeningSections?: readonly RecordSection[] | null;
}

/** Whether a section of the record waits for its name. */
export const awaitsNames = (record: RecordSections | null | undefined): boolean =>
  [
    record?.effectiveSection,
    record?.requestedSection,
    record?.confirmedSection,
    ...(record?.listeningSections ?? []),
  ].some(isNameAwaited);
