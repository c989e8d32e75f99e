import { useApolloClient } from '@apollo/client/react';
import { Alert, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ExtraTalks } from '../features/registrations/ExtraTalks.tsx';
import { type CabinetEdition, schoolEditionOf } from '../features/registrations/edition.ts';
import { ProfileFirst } from '../features/registrations/ProfileFirst.tsx';
import { RegistrationWindow } from '../features/registrations/RegistrationWindow.tsx';
import { SchoolWindow } from '../features/registrations/SchoolWindow.tsx';
import type { SectionList } from '../features/registrations/sections.ts';
import { awaitsNames } from '../lib/sections.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { registrationTexts } from '../texts/ru/registrations.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { RegistrationGoneContext } from '../ui/registrationGone.ts';
import { useOnReturn } from '../ui/useOnReturn.ts';
import { useSectionLookup } from '../ui/useSectionLookup.ts';
import type { CabinetRegistration_RegistrationFragment } from './CabinetRegistration.generated.ts';
import { CabinetRegistration } from './CabinetRegistration.tsx';
import { useCabinetRegistrationsLazyQuery } from './CabinetRegistrations.generated.ts';

const { gone } = registrationTexts;

interface CabinetRegistrationsProps {
  /** Id of the person's account. */
  account: string;
  /** Null where they could not be loaded. */
  registrations: readonly CabinetRegistration_RegistrationFragment[] | null;
  edition: CabinetEdition;
  sections: SectionList;
  /** Whether the person has no profile yet; registration needs one. */
  lacksProfile: boolean;
  error: unknown;
  onRetry: () => void;
  onFillProfile: () => void;
}

/**
 * The person's registrations for the forum and its school, each as a card, or the state of the window (CAB-03, REG-07,
 * REG-13). Reloads when the person returns to the tab.
 */
export function CabinetRegistrations(props: CabinetRegistrationsProps) {
  const { account, registrations, edition, sections, lacksProfile, error, onRetry, onFillProfile } = props;
  // Writes into the cache that the screen reads from (REG-11).
  const [read] = useCabinetRegistrationsLazyQuery({ fetchPolicy: 'network-only', errorPolicy: 'all' });
  const client = useApolloClient();
  /** With the service's clock: this page's stands still while a computer sleeps (ruling R7). */
  const reload = () => {
    client.refetchQueries({ include: ['ServiceClock'] }).catch(() => undefined);
    return read();
  };
  const onChanged = () => {
    setGone(false);
    return reload();
  };
  const [isGone, setGone] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  // The notice stands above all cards, perhaps out of sight, and the button that had the focus has gone.
  useEffect(() => {
    if (isGone) notice.current?.focus();
  }, [isGone]);
  const sayGone = () => {
    setGone(true);
    void reload().catch(() => undefined);
  };
  // The cache brings the sections that the dialogs offer, too.
  const awaitsSections = sections.items === null || (registrations ?? []).some(awaitsNames);
  useSectionLookup(edition.year, awaitsSections, () => void reload().catch(() => undefined));
  useOnReturn(() => void reload().catch(() => undefined));
  if (registrations === null) {
    return <LoadFailure error={error} what={registrationTexts.what} onRetry={onRetry} />;
  }
  const forum = registrations.filter(({ isSchool }) => !isSchool);
  const school = registrations.filter(({ isSchool }) => isSchool);
  const schoolEdition = schoolEditionOf(edition);
  const isAnyOpen = [edition.registrationWindow, edition.schoolWindow].some(({ state }) => state === 'OPEN');
  if (registrations.length === 0 && lacksProfile && isAnyOpen) return <ProfileFirst onFill={onFillProfile} />;
  return (
    <RegistrationGoneContext value={sayGone}>
      <Stack gap="lg" tabIndex={-1} style={{ outline: 'none' }}>
        {isGone ? (
          <Alert
            ref={notice}
            tabIndex={-1}
            style={{ scrollMarginBlock: '6rem' }}
            color="yellow"
            title={gone.title}
            withCloseButton
            closeButtonLabel={commonTexts.actions.close}
            onClose={() => setGone(false)}
          >
            {gone.text}
          </Alert>
        ) : null}
        {forum.length === 0 ? (
          <RegistrationWindow account={account} edition={edition} sections={sections} onRegistered={onChanged} />
        ) : null}
        {forum.map((registration, index) => (
          <CabinetRegistration
            key={registration.id}
            registration={registration}
            edition={edition}
            sections={sections}
            isFirst={index === 0}
            onChanged={onChanged}
          />
        ))}
        {forum.length === 0 ? null : (
          <ExtraTalks
            account={account}
            count={forum.length}
            edition={edition}
            sections={sections}
            onAdded={onChanged}
          />
        )}
        {school.map((registration) => (
          <CabinetRegistration
            key={registration.id}
            registration={registration}
            edition={schoolEdition}
            sections={sections}
            isFirst={false}
            onChanged={onChanged}
          />
        ))}
        {school.length === 0 ? <SchoolWindow edition={edition} onRegistered={onChanged} /> : null}
      </Stack>
    </RegistrationGoneContext>
  );
}
