import { Anchor, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { cabinetTexts } from '#texts/cabinet.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { editionAt, editionOf } from '../features/registrations/edition.ts';
import { nodeId } from '../lib/ids.ts';
import { awaitsNames } from '../lib/sections.ts';
import { Loaded } from '../ui/page/Loaded.tsx';
import { CabinetContext } from '../ui/service/cabinet.ts';
import { useSectionLookup } from '../ui/service/useSectionLookup.ts';
import { useServiceClock } from '../ui/service/useServiceClock.ts';
import { CabinetCard } from './CabinetCard.tsx';
import { usePastRegistrationsQuery } from './PastRegistrations.generated.ts';

const { past: texts } = cabinetTexts;

/** The other forum's content removes the link: the focus goes to the tab. */
function focusTab({ currentTarget }: MouseEvent): void {
  const tab = currentTarget.closest('[role=tabpanel]')?.getAttribute('aria-labelledby');
  document.getElementById(tab ?? '')?.focus();
}

/** Links to the person's registrations for earlier forums; absent where there were none. */
export function PastForums({ years }: { years: readonly number[] }) {
  if (years.length === 0) return null;
  return (
    <Group component="nav" aria-label={texts.label} gap="xs" mt="xl">
      <Text c="dimmed">{texts.label}:</Text>
      {years.map((year) => (
        <Anchor
          key={year}
          component={Link}
          underline="always"
          to={`?year=${year}`}
          aria-label={texts.forum(year)}
          onClick={focusTab}
        >
          {year}
        </Anchor>
      ))}
    </Group>
  );
}

/** The person's registrations for an earlier forum, with their certificates. */
export function PastRegistrations({ year }: { year: number }) {
  const { data, error, refetch } = usePastRegistrationsQuery({
    variables: { year, editionId: nodeId('Edition', String(year)) },
    fetchPolicy: 'cache-and-network',
  });
  const { now } = useServiceClock();
  const edition = data?.edition && editionOf(editionAt(data.edition, now), { isOlder: false });
  const registrations = data?.viewer?.registrations;
  const firstOfForum = registrations?.find(({ isSchool }) => !isSchool);
  useSectionLookup(year, (registrations ?? []).some(awaitsNames), () => void refetch().catch(() => undefined));
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Title order={3}>{texts.forum(year)}</Title>
        <Anchor component={Link} underline="always" to="?" onClick={focusTab}>
          {texts.toCurrent}
        </Anchor>
      </Group>
      <Loaded
        query={{ data, error, refetch }}
        data={edition && registrations}
        subject={registrationTexts.subject}
        skeleton={<Skeleton height={184} radius="lg" />}
      >
        {(found) =>
          found.length === 0 || !edition ? (
            <Text c="dimmed">{texts.none}</Text>
          ) : (
            <CabinetContext value={{ onChanged: refetch }}>
              {found.map((registration) => (
                <CabinetCard
                  key={registration.id}
                  registration={registration}
                  edition={edition}
                  sections={{ items: [], error: undefined, retry: refetch }}
                  showsAnswers={registration === firstOfForum}
                />
              ))}
            </CabinetContext>
          )
        }
      </Loaded>
    </Stack>
  );
}
