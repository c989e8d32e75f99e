import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { number } from '#texts/plural.ts';
import { statisticsTexts as texts } from '#texts/statistics.ts';

interface CountLinkProps {
  label: string;
  count: number;
  /** The number is of people, not of registrations. */
  isPeople?: boolean;
  to: string | null;
}

/** A number that opens the list of the counted records. */
export function CountLink({ label, count, isPeople = false, to }: CountLinkProps) {
  if (to === null) return number(count);
  return (
    <Anchor
      component={Link}
      to={to}
      fz="inherit"
      aria-label={isPeople ? texts.openPeople(label, count) : texts.openList(label, count)}
    >
      {number(count)}
    </Anchor>
  );
}
