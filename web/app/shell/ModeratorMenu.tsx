import { IconChartBar, IconInbox, IconListCheck, IconMailForward, IconUsers } from '@tabler/icons-react';
import { moderatorTexts } from '#texts/moderator.ts';
import { publicTexts } from '#texts/public.ts';
import { editionPath } from '../../lib/editionPaths.ts';
import { paths } from '../../lib/paths.ts';
import type { MenuEntry } from '../menu.ts';
import { MenuLinks } from './MenuLinks.tsx';
import classes from './SideMenu.module.css';

const { titles } = publicTexts;

const entries: readonly MenuEntry[] = [
  { path: paths.moderator, label: titles.moderator, icon: IconInbox },
  { path: editionPath('users-list', null), label: titles.participants, icon: IconUsers },
  { path: paths.review, label: titles.review, icon: IconListCheck },
  { path: paths.statistics, label: titles.statistics, icon: IconChartBar },
  { path: paths.dashboard, label: titles.dashboard, icon: IconMailForward },
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
