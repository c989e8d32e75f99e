import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDay } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { shellTexts } from '../../texts/ru/shell.ts';
import classes from './Footer.module.css';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { useServiceClockQuery } from './ServiceClock.generated.ts';

/** Below every screen: the policy, the look, and whether the time is a demo's (ruling R7). */
export function Footer() {
  const { data } = useServiceClockQuery();
  return (
    <footer className={classes.footer}>
      <Group gap="lg">
        <Anchor component={Link} to={paths.privacy} size="sm">
          {shellTexts.privacy}
        </Anchor>
        {data?.clock.isDemo ? (
          <Text size="sm" c="dimmed">
            {shellTexts.demo(formatDay(data.clock.now))}
          </Text>
        ) : null}
      </Group>
      <SchemeSwitch />
    </footer>
  );
}
