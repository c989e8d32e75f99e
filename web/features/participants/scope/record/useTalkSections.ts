import { listTexts } from '#texts/participantList.ts';
import { typeset } from '../../../../lib/typography.ts';
import { useListScope } from '../listContext.ts';
import { useRecordSectionsQuery } from './RecordSections.generated.ts';

interface NamedSection {
  id: string;
  name: string | null;
}

/** Sections that a moderator can give a talk: the active ones that accept talks, and the record's present one. */
export function useTalkSections(current: NamedSection | null) {
  const { year } = useListScope();
  const { data, error, refetch } = useRecordSectionsQuery({ variables: { year } });
  const offered: NamedSection[] = (data?.edition?.sections ?? []).filter(
    ({ isActive, isOpenToTalks }) => isActive && isOpenToTalks,
  );
  const all = current === null || offered.some(({ id }) => id === current.id) ? offered : [current, ...offered];
  return {
    options: all.map(({ id, name }) => ({
      value: id,
      label: name === null ? listTexts.sectionUnknown : typeset(name),
    })),
    error: data?.edition?.sections ? undefined : (error ?? (data && new Error('No sections'))),
    retry: () => void refetch().catch(() => undefined),
  };
}
