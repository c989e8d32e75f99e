import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { number } from '../../../texts/ru/plural.ts';
import { statisticsTexts as texts } from '../../../texts/ru/statistics.ts';

interface CountLinkProps {
  label: string;
  count: number;
  to: string | null;
}

/** A number that opens the list of what it counts. */
export function CountLink({ label, count, to }: CountLinkProps) {
  if (to === null) return number(count);
  return (
    <Anchor component={Link} to={to} fz="inherit" aria-label={texts.openList(label, count)}>
      {number(count)}
    </Anchor>
  );
}
