import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDay } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { shellTexts } from '../../texts/ru/shell.ts';
import { useServiceClock } from '../../ui/useServiceClock.ts';
import classes from './Footer.module.css';
import { SchemeSwitch } from './SchemeSwitch.tsx';

/** Below every screen: the policy, the look, and whether the time is a demo's (ruling R7). */
export function Footer() {
  const { now, isDemo } = useServiceClock();
  return (
    <footer className={classes.footer}>
      <div className={classes.notes}>
        <Anchor component={Link} to={paths.privacy} size="sm">
          {shellTexts.privacy}
        </Anchor>
        {isDemo && now !== null ? (
          <Text size="xs" c="dimmed">
            {shellTexts.demo(formatDay(new Date(now).toISOString()))}
          </Text>
        ) : null}
      </div>
      <SchemeSwitch />
    </footer>
  );
}
