import { NavLink } from 'react-router-dom';
import type { MenuEntry } from '../menu.ts';
import classes from './SideMenu.module.css';

interface MenuLinksProps {
  entries: readonly MenuEntry[];
  onNavigate: () => void;
}

/** Links of the side menu. */
export function MenuLinks({ entries, onNavigate }: MenuLinksProps) {
  return (
    <ul className={classes.list}>
      {entries.map(({ path, label, icon: Icon }) => (
        <li key={path}>
          <NavLink to={path} end onClick={onNavigate} className={classes.link ?? ''}>
            <Icon size={20} stroke={1.6} aria-hidden />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
