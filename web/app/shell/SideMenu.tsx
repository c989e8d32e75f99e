import { IconChevronRight } from '@tabler/icons-react';
import { memo, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { shellTexts } from '#texts/shell.ts';
import { useViewerQuery } from '../../features/accounts/session/Viewer.generated.ts';
import { editionPath } from '../../lib/editionPaths.ts';
import { lazyPart } from '../../ui/page/lazyPart.ts';
import { useSession } from '../../ui/service/useSession.ts';
import type { Menu } from '../menu.ts';
import { MenuLinks } from './MenuLinks.tsx';
import classes from './SideMenu.module.css';

const ModeratorMenu = lazyPart(
  'ModeratorMenu',
  () => import('./ModeratorMenu.tsx'),
  () => null,
);

const list = editionPath('users-list', null);

/**
 * The side menu: fixed entries, the current edition's screens, then each earlier edition's screens under its year (PUB-07).
 * The year of the current screen is open.
 */
export const SideMenu = memo(function SideMenu({ menu, onNavigate }: { menu: Menu; onNavigate: () => void }) {
  const { pathname } = useLocation();
  const { portal, current, archive } = menu;
  const isSignedIn = useSession();
  // Reads only the cache: the header asks who is signed in.
  const { data } = useViewerQuery({ skip: !isSignedIn, ssr: false, fetchPolicy: 'cache-only' });
  const isModerator = data?.viewer?.isModerator === true;
  // The moderators' section has the list.
  const entries = isModerator ? current.entries.filter(({ path }) => path !== list) : current.entries;
  return (
    <nav aria-label={shellTexts.menu} className={classes.menu}>
      <MenuLinks entries={portal} onNavigate={onNavigate} />
      {isModerator ? (
        <Suspense>
          <ModeratorMenu onNavigate={onNavigate} />
        </Suspense>
      ) : null}
      {entries.length === 0 ? null : (
        <div>
          <p className={classes.title}>
            {current.year === null ? shellTexts.edition : shellTexts.yearOf(current.year)}
          </p>
          <MenuLinks entries={entries} onNavigate={onNavigate} />
        </div>
      )}
      {archive.map(({ year, entries }) => (
        // The element `details` opens and closes without JavaScript too.
        <details key={year} className={classes.archive} open={entries.some(({ path }) => path === pathname)}>
          <summary className={classes.summary}>
            <IconChevronRight size={16} aria-hidden className={classes.chevron} />
            {shellTexts.archive(year)}
          </summary>
          <MenuLinks entries={entries} onNavigate={onNavigate} />
        </details>
      ))}
    </nav>
  );
});
