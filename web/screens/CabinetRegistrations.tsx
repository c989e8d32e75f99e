import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { commonTexts } from '#texts/common.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { ExtraTalks } from '../features/registrations/ExtraTalks.tsx';
import type { CabinetEdition } from '../features/registrations/edition.ts';
import classes from '../features/registrations/RegistrationCard.module.css';
import { RegistrationWindow } from '../features/registrations/RegistrationWindow.tsx';
import { SchoolWindow } from '../features/registrations/SchoolWindow.tsx';
import type { SectionList } from '../features/registrations/sections.ts';
import { awaitsNames } from '../lib/sections.ts';
import { focusBefore } from '../ui/focus/focusBefore.ts';
import { LoadFailure } from '../ui/page/LoadFailure.tsx';
import { CabinetContext } from '../ui/service/cabinet.ts';
import { useSectionLookup } from '../ui/service/useSectionLookup.ts';
import { CabinetCard } from './CabinetCard.tsx';
import type { CabinetRegistration_RegistrationFragment } from './CabinetRegistration.generated.ts';
import { useCabinetRegistrationsLazyQuery } from './CabinetRegistrations.generated.ts';

/** A return within this many milliseconds is ignored. */
const FRESH = 5_000;

/** Runs the action when the person returns to this tab after a while, because other tabs may have changed the data. */
function useOnReturn(action: () => void): void {
  const latest = useRef(action);
  latest.current = action;
  useEffect(() => {
    let last = performance.now();
    const onReturn = () => {
      if (document.visibilityState !== 'visible' || performance.now() - last < FRESH) return;
      last = performance.now();
      latest.current();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, []);
}

const { gone, profileFirst } = registrationTexts;

interface CabinetRegistrationsProps {
  /** Id of the person's account. */
  account: string;
  /** Null if they could not be loaded. */
  registrations: readonly CabinetRegistration_RegistrationFragment[] | null;
  edition: CabinetEdition;
  sections: SectionList;
  /** Whether the person has no profile yet; registration needs one. */
  lacksProfile: boolean;
  onFillProfile: () => void;
}

/**
 * The person's registrations for the forum and its school, each in a card, or the state of the registration window (CAB-03,
 * REG-07, REG-13). Loads them again when the person returns to the tab.
 */
export function CabinetRegistrations(props: CabinetRegistrationsProps) {
  const { account, registrations, edition, sections, lacksProfile, onFillProfile } = props;
  // Writes into the cache that the screen reads (REG-11); a failed read writes nothing, so that the screen stays.
  const [read, { error }] = useCabinetRegistrationsLazyQuery({ fetchPolicy: 'network-only' });
  const client = useApolloClient();
  /** Loads the service's clock too: the page's clock stops while a computer sleeps (ruling R7). */
  const reload = () => {
    client.refetchQueries({ include: ['ServiceClock'] }).catch(() => undefined);
    return read().catch(() => undefined);
  };
  const onChanged = () => {
    setGone(false);
    return reload();
  };
  const [isGone, setGone] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  // Scrolls to the notice above all cards, because it may be out of sight and the focused button has been removed.
  useEffect(() => {
    if (isGone) notice.current?.focus();
  }, [isGone]);
  // The service may also refuse an action on a registration that the person still has.
  const onGone = async () => {
    const answer = await reload();
    const left = answer?.data?.viewer?.registrations ?? registrations ?? [];
    const isMissing = (registrations ?? []).some(({ id }) => left.every((other) => other.id !== id));
    setGone(isMissing);
    return isMissing;
  };
  // The cache passes the loaded sections on to the dialogs too.
  const awaitsSections = sections.items === null || (registrations ?? []).some(awaitsNames);
  useSectionLookup(edition.year, awaitsSections, () => void reload());
  useOnReturn(() => void reload());
  const retry = () => {
    // The button is removed with the message.
    focusBefore(document.activeElement);
    return reload();
  };
  const failure = <LoadFailure error={error ?? sections.error} subject={registrationTexts.subject} onRetry={retry} />;
  if (registrations === null) return failure;
  const forum = registrations.filter(({ isSchool }) => !isSchool);
  const school = registrations.filter(({ isSchool }) => isSchool);
  const isAnyOpen = [edition.registrationWindow, edition.schoolWindow].some(({ state }) => state === 'OPEN');
  if (registrations.length === 0 && lacksProfile && isAnyOpen) {
    // Invitation and certificate need a name, which comes from the profile.
    return (
      <Stack className={classes.notice} gap="sm" align="flex-start">
        <Title order={3} className={classes.noticeTitle}>
          {profileFirst.text}
        </Title>
        <Text>{profileFirst.why}</Text>
        <Button mt="xs" onClick={onFillProfile}>
          {profileFirst.fill}
        </Button>
      </Stack>
    );
  }
  return (
    <CabinetContext value={{ onChanged, onGone }}>
      <Stack gap="lg" tabIndex={-1} style={{ outline: 'none' }}>
        {error ? failure : null}
        {isGone ? (
          <Alert
            ref={notice}
            tabIndex={-1}
            color="yellow"
            title={gone.title}
            withCloseButton
            closeButtonLabel={commonTexts.actions.close}
            onClose={() => setGone(false)}
          >
            {gone.text}
          </Alert>
        ) : null}
        {forum.length === 0 ? <RegistrationWindow account={account} edition={edition} sections={sections} /> : null}
        {forum.map((registration, index) => (
          <CabinetCard
            key={registration.id}
            registration={registration}
            edition={edition}
            sections={sections}
            showsAnswers={index === 0}
          />
        ))}
        {forum.length === 0 ? null : (
          <ExtraTalks
            account={account}
            titles={forum.map(({ title }) => title)}
            edition={edition}
            sections={sections}
          />
        )}
        {school.map((registration) => (
          <CabinetCard key={registration.id} registration={registration} edition={edition} sections={sections} />
        ))}
        {school.length === 0 ? <SchoolWindow edition={edition} /> : null}
      </Stack>
    </CabinetContext>
  );
}
