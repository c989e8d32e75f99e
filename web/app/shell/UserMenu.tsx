import { Avatar, Menu, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { IconChartBar, IconChevronDown, IconLogout, IconShieldLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { shellTexts } from '#texts/shell.ts';
import type { ViewerQuery } from '../../features/accounts/session/Viewer.generated.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { paths } from '../../lib/paths.ts';
import classes from './UserMenu.module.css';

interface UserMenuProps {
  viewer: ViewerQuery['viewer'];
  /** Whether the name is still unknown; the menu works without it. */
  loading: boolean;
  /** Whether there is a screen of statistics to lead to. */
  hasStatistics: boolean;
}

/** Avatar, name and the actions that are available on every screen (ACC-19). */
export function UserMenu({ viewer, loading, hasStatistics }: UserMenuProps) {
  const name = loading ? null : (viewer?.displayName ?? shellTexts.noName);
  return (
    <Menu position="bottom-end" width={264}>
      <Menu.Target>
        <UnstyledButton
          className={classes.target}
          aria-label={name === null ? shellTexts.userMenu : `${shellTexts.userMenu}: ${name}`}
        >
          <Avatar
            src={viewer?.profile?.photoUrl ? ownPath(viewer.profile.photoUrl) : null}
            alt=""
            radius="xl"
            size={36}
            color="purple"
          >
            {viewer?.displayName ? viewer.displayName.slice(0, 1) : null}
          </Avatar>
          {name === null ? (
            <Skeleton height={12} width={110} visibleFrom="sm" />
          ) : (
            <Text component="span" size="sm" fw={500} visibleFrom="sm" truncate maw={220}>
              {name}
            </Text>
          )}
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {name === null ? null : <Menu.Label hiddenFrom="sm">{name}</Menu.Label>}
        {viewer?.isModerator && hasStatistics ? (
          <Menu.Item component={Link} to={paths.dashboard} leftSection={<IconChartBar size={18} aria-hidden />}>
            {shellTexts.statistics}
          </Menu.Item>
        ) : null}
        <Menu.Item component={Link} to={paths.privacy} leftSection={<IconShieldLock size={18} aria-hidden />}>
          {shellTexts.privacy}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item component={Link} to={paths.logout} leftSection={<IconLogout size={18} aria-hidden />}>
          {shellTexts.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
