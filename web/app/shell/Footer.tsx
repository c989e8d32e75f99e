import { ActionIcon, Anchor, type MantineColorScheme, Text, useMantineColorScheme } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { commonTexts } from '#texts/common.ts';
import { shellTexts } from '#texts/shell.ts';
import { formatDay, formatDayRange } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { typeset } from '../../lib/typography.ts';
import { useServiceClock } from '../../ui/service/useServiceClock.ts';
import { useSession } from '../../ui/service/useSession.ts';
import { useSlices } from '../../ui/service/useSlices.ts';
import type { Menu } from '../menu.ts';
import type { ListedEdition } from '../routeTable.ts';
import classes from './Footer.module.css';
import schemeClasses from './SchemeSwitch.module.css';

const { label, auto, light, dark } = shellTexts.scheme;
const schemes: { value: MantineColorScheme; name: string; icon: typeof IconSun }[] = [
  { value: 'auto', name: auto, icon: IconDeviceDesktop },
  { value: 'light', name: light, icon: IconSun },
  { value: 'dark', name: dark, icon: IconMoon },
];

/** Light, dark, or the system's setting. */
function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // A prerendered page does not know this browser's choice.
  const chosen = useMounted() ? colorScheme : 'auto';
  return (
    <fieldset className={schemeClasses.group} aria-label={label}>
      {schemes.map(({ value, name, icon: Icon }) => (
        <ActionIcon
          key={value}
          variant={chosen === value ? 'light' : 'transparent'}
          size={32}
          radius="xl"
          aria-label={name}
          title={name}
          aria-pressed={chosen === value}
          onClick={() => setColorScheme(value)}
        >
          <Icon size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      ))}
    </fieldset>
  );
}

const texts = shellTexts.footer;

interface FooterProps {
  menu: Menu;
  /** Newest first; undefined until the editions are known. */
  editions: readonly ListedEdition[] | undefined;
}

interface Entry {
  path: string;
  label: string;
}

interface LinksProps {
  title: string;
  entries: readonly Entry[];
  /** A further entry; while it is null, its place stays empty, so that nothing moves when it comes. */
  last?: Entry | null;
}

const entryOf = ({ path, label }: Entry) => (
  <li key={path}>
    <Link to={path} className={classes.link}>
      {label}
    </Link>
  </li>
);

function Links({ title, entries, last }: LinksProps) {
  if (entries.length === 0) return null;
  return (
    <div>
      <p className={classes.title}>{title}</p>
      <ul className={classes.list}>
        {entries.map(entryOf)}
        {last && entryOf(last)}
        {last === null ? <li className={classes.emptyPlace} aria-hidden /> : null}
      </ul>
    </div>
  );
}

function Organiser({ edition }: { edition: ListedEdition }) {
  const { title, location: place, startsOn, endsOn, contacts } = edition;
  return (
    <div className={classes.about}>
      <p className={classes.title}>{typeset(title)}</p>
      <p>
        {place}, {formatDayRange(startsOn, endsOn)}
      </p>
      {contacts === null ? null : (
        <address className={classes.address}>
          {typeset(contacts.postalAddress)}
          <br />
          <Anchor href={`mailto:${contacts.email}`} inherit>
            {contacts.email}
          </Anchor>
          {contacts.phone === null ? null : (
            <>
              <br />
              <Anchor inherit href={`tel:${contacts.phone.replace(/[^+\d]/g, '')}`}>
                {contacts.phone}
              </Anchor>
            </>
          )}
        </address>
      )}
    </div>
  );
}

/** Below every screen: organisers, sections, policy, colour scheme, and a note if the time is a demonstration's (R7). */
export function Footer({ menu, editions = [] }: FooterProps) {
  const { now, isDemo } = useServiceClock();
  const isSignedIn = useSession();
  const slices = useSlices();
  const current = editions.find(({ isCurrent }) => isCurrent);
  const years = editions.map(({ year }) => year);
  const archive = menu.archive.flatMap(({ year, entries: [first] }) =>
    first === undefined ? [] : [{ path: first.path, label: `${first.label} ${year}` }],
  );
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        {current === undefined ? null : <Organiser edition={current} />}
        <Links title={texts.sections} entries={menu.current.entries} />
        <Links
          title={texts.participants}
          entries={[
            ...(isSignedIn ? [] : [{ path: paths.registration, label: texts.register }]),
            { path: paths.cabinet, label: texts.cabinet },
            { path: paths.privacy, label: shellTexts.privacy },
            ...archive,
          ]}
          last={slices.has('verification') ? { path: paths.verify, label: commonTexts.titles.verify } : null}
        />
      </div>
      <div className={classes.bottom}>
        <div className={classes.notes}>
          {current?.contacts ? (
            <Text size="sm" c="dimmed">
              {texts.rights(Math.min(...years), current.year, current.contacts.institute)}
            </Text>
          ) : null}
          {isDemo && now !== null ? (
            <Text size="sm" c="dimmed">
              {shellTexts.demo(formatDay(new Date(now).toISOString()))}
            </Text>
          ) : null}
        </div>
        <SchemeSwitch />
      </div>
    </footer>
  );
}
