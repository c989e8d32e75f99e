import { IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { shellTexts } from '#texts/shell.ts';
import type { Menu, MenuEntry } from '../menu.ts';
import classes from './SideMenu.module.css';

interface LinksProps {
  entries: readonly MenuEntry[];
  onNavigate: () => void;
}

function Links({ entries, onNavigate }: LinksProps) {
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

/**
 * The side menu: fixed entries, the current edition's screens, then the screens of each earlier edition under its year
 * (PUB-07). The year of the current screen is open.
 */
export const SideMenu = memo(function SideMenu({ menu, onNavigate }: { menu: Menu; onNavigate: () => void }) {
  const { pathname } = useLocation();
  const { portal, current, archive } = menu;
  return (
    <nav aria-label={shellTexts.menu} className={classes.menu}>
      <Links entries={portal} onNavigate={onNavigate} />
      {current.entries.length === 0 ? null : (
        <div>
          <p className={classes.title}>
            {current.year === null ? shellTexts.edition : shellTexts.yearOf(current.year)}
          </p>
          <Links entries={current.entries} onNavigate={onNavigate} />
        </div>
      )}
      {archive.map(({ year, entries }) => (
        // The element itself opens and closes, also before and without JavaScript.
        <details key={year} className={classes.archive} open={entries.some(({ path }) => path === pathname)}>
          <summary className={classes.summary}>
            <IconChevronRight size={16} aria-hidden className={classes.chevron} />
            {shellTexts.archive(year)}
          </summary>
          <Links entries={entries} onNavigate={onNavigate} />
        </details>
      ))}
    </nav>
  );
});
