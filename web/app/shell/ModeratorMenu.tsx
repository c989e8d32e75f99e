import { IconChartBar, IconUsers } from '@tabler/icons-react';
import { moderatorTexts } from '#texts/moderator.ts';
import { publicTexts } from '#texts/public.ts';
import { editionPath } from '../../lib/editionPaths.ts';
import { paths } from '../../lib/paths.ts';
import type { MenuEntry } from '../menu.ts';
import { MenuLinks } from './MenuLinks.tsx';
import classes from './SideMenu.module.css';

const { titles } = publicTexts;

const entries: readonly MenuEntry[] = [
  { path: editionPath('users-list', null), label: titles.participants, icon: IconUsers },
  { path: paths.dashboard, label: titles.dashboard, icon: IconChartBar },
];

/** The screens of moderators; only they load this menu. */
export function ModeratorMenu({ onNavigate }: { onNavigate: () => void }) {
  return (
    <div>
      <p className={classes.title}>{moderatorTexts.menu}</p>
      <MenuLinks entries={entries} onNavigate={onNavigate} />
    </div>
  );
}
