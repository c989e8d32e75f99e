import { ActionIcon, Badge, Button, Group, Paper, Stack, Title, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import { CancelRegistrationDialog } from './CancelRegistrationDialog.tsx';
import { ConfirmParticipationDialog } from './ConfirmParticipationDialog.tsx';
import type { RegistrationArea_EditionFragment } from './RegistrationArea.generated.ts';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';
import { RegistrationDetails } from './RegistrationDetails.tsx';
import { RegistrationStatus } from './RegistrationStatus.tsx';
import type { SectionList } from './sections.ts';
import type { RegistrationState } from './state.ts';

interface RegistrationCardProps {
  registration: RegistrationCard_RegistrationFragment;
  state: RegistrationState;
  edition: RegistrationArea_EditionFragment;
  sections: SectionList;
  /** The slots of its files. */
  files: ReactNode;
  /** Buttons of its documents, beside the main action. */
  documents: ReactNode;
  onChanged: () => Promise<unknown>;
}

const { card: texts, formats } = registrationTexts;

/** One registration: what it is, where it stands, what can be done (CAB-05). */
export function RegistrationCard(props: RegistrationCardProps) {
  const { registration, state, edition, sections, files, documents, onChanged } = props;
  const [confirming, confirmDialog] = useDisclosure(false);
  const [cancelling, cancelDialog] = useDisclosure(false);
  const headingId = useId();
  const heading = state.isTalk && registration.title !== null ? registration.title : texts.titles.listener;
  const hasActions = state.canConfirm || state.hasInvitation || state.certificate !== 'none';
  return (
    <Paper component="article" aria-labelledby={headingId}>
      <Stack gap="lg">
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="md">
          <Stack gap="xs" align="flex-start" miw={0}>
            <Badge variant={state.formatIsConfirmed ? 'filled' : 'outline'} size="lg" tt="none">
              {formats[state.format]}
            </Badge>
            <Title order={3} id={headingId} style={{ overflowWrap: 'anywhere' }}>
              {heading}
            </Title>
          </Stack>
          <Tooltip label={texts.cancel}>
            <ActionIcon variant="default" size="lg" aria-label={texts.cancel} onClick={cancelDialog.open}>
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Group>
        <RegistrationStatus state={state} edition={edition} />
        <RegistrationDetails registration={registration} state={state} />
        {files}
        {hasActions ? (
          <Group gap="sm" align="flex-start">
            {state.canConfirm ? <Button onClick={confirmDialog.open}>{texts.confirm}</Button> : null}
            {documents}
          </Group>
        ) : null}
      </Stack>
      <ConfirmParticipationDialog
        key={registration.listeningSections === null ? 'unknown' : 'known'}
        opened={confirming}
        registration={registration}
        state={state}
        edition={edition}
        sections={sections}
        onClose={confirmDialog.close}
        onDone={onChanged}
      />
      <CancelRegistrationDialog
        opened={cancelling}
        registration={registration}
        edition={edition}
        onClose={cancelDialog.close}
        onDone={onChanged}
      />
    </Paper>
  );
}
