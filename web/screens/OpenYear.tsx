import { Button, EmptyState, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { editionTexts } from '#texts/edition.ts';
import { paths } from '../lib/paths.ts';
import { useOpenEditionsQuery } from './OpenEditions.generated.ts';
import { YearChoice } from './YearChoice.tsx';

const texts = editionTexts.closedYear;

interface OpenYearProps {
  /** Null means the current year. */
  year: number | null;
  onYear: (year: number | null) => void;
  /** The moderators' content for the year. */
  children: ReactNode;
}

/** A moderators' screen of a year, with a choice of other years. For a closed year it shows a message instead. */
export function OpenYear({ year, onYear, children }: OpenYearProps) {
  const { data, error } = useOpenEditionsQuery({ skip: year === null, ssr: false });
  if (year !== null && !data && !error) return <Skeleton height={320} />;
  const edition = data?.editions.find((one) => one.year === year);
  if (year !== null && data && !edition) return <Navigate to={paths.notFound} replace />;
  if (year !== null && edition?.isOpenToModerators === false) {
    return (
      <EmptyState title={texts.title(year)} description={texts.text}>
        <Button variant="default" onClick={() => onYear(null)}>
          {texts.toCurrent}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <YearChoice year={year} onYear={onYear} />
      {children}
    </>
  );
}
