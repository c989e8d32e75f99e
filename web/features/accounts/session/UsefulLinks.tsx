import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { commonTexts } from '#texts/common.ts';
import { publicTexts } from '#texts/public.ts';
import { editionPath } from '../../../lib/editionPaths.ts';
import { paths } from '../../../lib/paths.ts';
import { VisitorOnly } from '../../../ui/page/VisitorOnly.tsx';
import { useSession } from '../../../ui/service/useSession.ts';
import { useViewerQuery } from './Viewer.generated.ts';

const { titles, actions } = commonTexts;
const login = { to: paths.login, label: actions.toLogin };
const cabinet = { to: paths.cabinet, label: titles.cabinet };
const everybodys = [
  { to: paths.home, label: actions.toHome },
  { to: editionPath('program', null), label: publicTexts.titles.programme },
];
const moderators = [
  { to: editionPath('users-list', null), label: publicTexts.titles.participants },
  { to: paths.moderator, label: publicTexts.titles.moderator },
];
const visitors = [{ to: paths.contacts, label: publicTexts.titles.contacts }];

/** Links on a page that does not exist, for a visitor, a participant or a moderator (PUB-06). */
export function UsefulLinks() {
  const isSignedIn = useSession();
  const { data } = useViewerQuery({ skip: !isSignedIn, ssr: false });
  const main = isSignedIn ? cabinet : login;
  const others = isSignedIn ? (data?.viewer?.isModerator ? moderators : []) : visitors;
  return (
    <VisitorOnly>
      <Group gap="sm">
        <Button component={Link} to={main.to}>
          {main.label}
        </Button>
        {[...everybodys, ...others].map(({ to, label }) => (
          <Button key={to} component={Link} to={to} variant="default">
            {label}
          </Button>
        ))}
      </Group>
    </VisitorOnly>
  );
}
