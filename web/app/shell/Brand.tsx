import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDayRange } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { shellTexts } from '../../texts/ru/shell.ts';
import { BrandMark } from '../../ui/BrandMark.tsx';
import type { ListedEdition } from '../routeTable.ts';
import classes from './Brand.module.css';

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
