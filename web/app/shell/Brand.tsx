import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { shellTexts } from '../../texts/ru/shell.ts';
import { BrandMark } from '../../ui/BrandMark.tsx';
import classes from './Brand.module.css';

/** Mark and name of the forum; leads home. */
export function Brand() {
  return (
    <Link to={paths.home} className={classes.brand}>
      <BrandMark size={36} />
      <span className={classes.words}>
        <Text component="span" fw={650} lh={1.2} truncate>
          {shellTexts.brand}
        </Text>
        <Text component="span" size="xs" c="dimmed" lh={1.3} visibleFrom="sm" truncate>
          {shellTexts.brandSubtitle}
        </Text>
      </span>
    </Link>
  );
}
