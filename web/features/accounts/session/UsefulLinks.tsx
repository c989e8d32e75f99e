import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { commonTexts } from '#texts/common.ts';
import { publicTexts } from '#texts/public.ts';
import type { EditionScreen } from '../../../generated/types.ts';
import { editionPath } from '../../../lib/editionPaths.ts';
import { paths } from '../../../lib/paths.ts';
import { VisitorOnly } from '../../../ui/page/VisitorOnly.tsx';
import { useSession } from '../../../ui/service/useSession.ts';
import { useCurrentScreensQuery } from './CurrentScreens.generated.ts';
import { useViewerQuery } from './Viewer.generated.ts';

const { titles, actions } = commonTexts;
const login = { to: paths.login, label: actions.toLogin };
const cabinet = { to: paths.cabinet, label: titles.cabinet };

interface UsefulLink {
  to: string;
  label: string;
  /** What the current edition must have for the link (ruling R14). */
  screen?: EditionScreen;
}
const everybodys: UsefulLink[] = [
  { to: paths.home, label: actions.toHome },
  { to: editionPath('program', null), label: publicTexts.titles.programme, screen: 'PROGRAMME' },
];
const moderators: UsefulLink[] = [
  { to: editionPath('users-list', null), label: publicTexts.titles.participants, screen: 'PARTICIPANTS' },
  { to: paths.dashboard, label: publicTexts.titles.dashboard },
];
const visitors: UsefulLink[] = [{ to: paths.contacts, label: publicTexts.titles.contacts, screen: 'CONTACTS' }];

/** Links on a page that does not exist, for a visitor, a participant or a moderator (PUB-06). */
export function UsefulLinks() {
  const isSignedIn = useSession();
  const { data } = useViewerQuery({ skip: !isSignedIn, ssr: false });
  const { data: listed } = useCurrentScreensQuery();
  const current = listed?.editions.find((edition) => edition.isCurrent);
  const main = isSignedIn ? cabinet : login;
  const others = isSignedIn ? (data?.viewer?.isModerator ? moderators : []) : visitors;
  // While the edition is unknown, only the links that every edition has are certain.
  const links = [...everybodys, ...others].filter(({ screen }) => !screen || current?.page.screens.includes(screen));
  return (
    <VisitorOnly>
      <Group gap="sm">
        <Button component={Link} to={main.to}>
          {main.label}
        </Button>
        {links.map(({ to, label }) => (
          <Button key={to} component={Link} to={to} variant="default">
            {label}
          </Button>
        ))}
      </Group>
    </VisitorOnly>
  );
}
