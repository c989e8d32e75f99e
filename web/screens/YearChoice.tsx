import { NativeSelect } from '@mantine/core';
import { editionTexts } from '#texts/edition.ts';
import { useViewer } from '../features/accounts/session/useViewer.ts';
import { useOpenEditionsQuery } from './OpenEditions.generated.ts';

interface YearChoiceProps {
  /** Null means the current year. */
  year: number | null;
  onYear: (year: number | null) => void;
  /** Whether the label is hidden, because the choice is next to a heading with the year. */
  isInline?: boolean;
}

/** Chooses among the years that moderators work with; absent for others, and while only one year is open. */
export function YearChoice({ year, onYear, isInline = false }: YearChoiceProps) {
  const { isModerator } = useViewer();
  const { data } = useOpenEditionsQuery({ skip: !isModerator, ssr: false });
  const years = (data?.editions ?? []).flatMap((edition) => (edition.isOpenToModerators ? edition.year : []));
  const [current] = years;
  const shown = year ?? current;
  if (years.length < 2 || shown === undefined || !years.includes(shown)) return null;
  return (
    <NativeSelect
      {...(isInline ? { 'aria-label': editionTexts.yearChoice } : { label: editionTexts.yearChoice })}
      data={years.map(String)}
      value={String(shown)}
      onChange={({ currentTarget: { value } }) => onYear(Number(value) === current ? null : Number(value))}
      w="fit-content"
    />
  );
}
