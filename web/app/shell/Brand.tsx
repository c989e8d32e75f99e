import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { shellTexts } from '#texts/shell.ts';
import { formatDayRange } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import type { ListedEdition } from '../routeTable.ts';
import classes from './Brand.module.css';

/** The portal's mark: a storage ring and the beams that leave it. Drawn, so that it follows the accent colour. */
function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--mantine-primary-color-filled)" />
      <circle cx="14" cy="18" r="7.5" fill="none" stroke="#fff" strokeWidth="2.5" />
      <path
        d="M14 10.5h13M20.2 13.8 27 7"
        stroke="var(--mantine-primary-color-2)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="14" cy="18" r="2" fill="#fff" />
    </svg>
  );
}

/** Mark and name, with place and days of the current edition; leads home. */
export function Brand({ edition }: { edition: ListedEdition | undefined }) {
  return (
    <Link to={paths.home} className={classes.brand}>
      <BrandMark size={36} />
      <span className={classes.words}>
        <span className={classes.name}>{shellTexts.brand}</span>
        {edition === undefined ? null : (
          <Text component="span" size="xs" c="dimmed" lh={1.3} visibleFrom="sm" truncate>
            {shellTexts.brandLine(formatDayRange(edition.startsOn, edition.endsOn), edition.place)}
          </Text>
        )}
      </span>
    </Link>
  );
}
