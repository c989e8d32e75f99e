import { NavLink } from 'react-router-dom';
import { shellTexts } from '../../texts/ru/shell.ts';
import type { MenuGroup } from '../routeTable.ts';
import classes from './SideMenu.module.css';

interface SideMenuProps {
  groups: MenuGroup[];
  onNavigate: () => void;
}

/** The side menu: the current edition's screens, then each archived year's (PUB-07). */
export function SideMenu({ groups, onNavigate }: SideMenuProps) {
  return (
    <nav aria-label={shellTexts.menu} className={classes.menu}>
      {groups.map(({ archive, routes }) => (
        <div key={archive ?? 'current'}>
          {archive === null ? null : <p className={classes.year}>{shellTexts.archive(archive)}</p>}
          <ul className={classes.list}>
            {routes.map(({ path, menu: { label, icon: Icon } }) => (
              <li key={path}>
                <NavLink to={path} end onClick={onNavigate} className={classes.link ?? ''}>
                  <Icon size={20} stroke={1.6} aria-hidden />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
