import { useMemo } from 'react';
import type { ChangeRules } from '../../../../schema/registrationChanges.ts';
import { serviceDay } from '../../../lib/serviceClock.ts';
import { useDeskEditionQuery } from './DeskEdition.generated.ts';

/** What a change needs to know about the edition: its sections, the rules, the poster session of each section. */
export function useDeskEdition(year: number, project: string | null) {
  const { data, error, refetch } = useDeskEditionQuery({ variables: { year } });
  return useMemo(() => {
    const { sections = null, posterLists = [], endsOn = '' } = data?.edition ?? {};
    const sessionOf = new Map(
      posterLists.flatMap(({ slug, confirmedSections }) =>
        (confirmedSections ?? []).map(({ id }) => [id, slug] as const),
      ),
    );
    const rules: ChangeRules = {
      // An unknown mark forbids nothing: the provider decides.
      sections:
        sections?.map((one) => ({
          id: one.id,
          isActive: one.isActive ?? true,
          isOpenToTalks: one.isOpenToTalks ?? true,
        })) ?? null,
      posterSectionIds: sessionOf.size === 0 ? null : new Set(sessionOf.keys()),
      isProject: project !== null,
      isForumOver: endsOn !== '' && serviceDay() > endsOn,
    };
    const failure = sections === null ? (error ?? (data && new Error('No sections'))) : undefined;
    return {
      query: { data, error, refetch },
      sections,
      /** Those that a talk can get; null if they could not be read. */
      talkSections: sections?.filter(({ isActive, isOpenToTalks }) => isActive && isOpenToTalks) ?? null,
      rules,
      sessionOf,
      error: failure,
    };
  }, [data, error, refetch, project]);
}

export type DeskEdition = ReturnType<typeof useDeskEdition>;
