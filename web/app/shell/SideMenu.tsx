import { NavLink, Stack, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { shellTexts } from '../../texts/ru/shell.ts';
import type { MenuGroup } from '../routeTable.ts';
import classes from './SideMenu.module.css';

interface SideMenuProps {
  groups: MenuGroup[];
  onNavigate: () => void;
}

/** The side menu: the current edition's screens, then each archived year's (PUB-07). */
export function SideMenu({ groups, onNavigate }: SideMenuProps) {
  const { pathname } = useLocation();
  return (
    <Stack component="nav" aria-label={shellTexts.menu} gap="lg">
      {groups.map(({ archive, routes }) => (
        <div key={archive ?? 'current'}>
          {archive === null ? null : (
            <Text size="sm" fw={600} c="dimmed" px="sm" pb={4}>
              {shellTexts.archive(archive)}
            </Text>
          )}
          <ul className={classes.list}>
            {routes.map(({ path, menu: { label, icon: Icon } }) => {
              const current = pathname === path;
              return (
                <li key={path}>
                  <NavLink
                    component={Link}
                    to={path}
                    label={label}
                    leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
                    active={current}
                    {...(current ? { 'aria-current': 'page' as const } : {})}
                    onClick={onNavigate}
                    className={classes.link}
                  />
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </Stack>
  );
}
