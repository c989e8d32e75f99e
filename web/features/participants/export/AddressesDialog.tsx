import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconMailShare } from '@tabler/icons-react';
import { useState } from 'react';
import { dashboardTexts } from '#texts/dashboard.ts';
import { exportTexts } from '#texts/exports.ts';
import { sendInput } from '../../../lib/payload.ts';
import { type Problem, perform } from '../../../lib/perform.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { useSlices } from '../../../ui/service/useSlices.ts';
import { useListScope } from '../scope/listContext.ts';
import { type Selection, selectionInput } from '../scope/selection.ts';
import { addressParts } from './addressParts.ts';
import { useListAddressesMutation } from './ListAddresses.generated.ts';

const texts = exportTexts.addresses;
const { mailings } = dashboardTexts;

/** The addresses for the hidden copy of one letter. */
function Part({ label, addresses }: { label: string; addresses: readonly string[] }) {
  const { copy, copied, error } = useClipboard({ timeout: Number.POSITIVE_INFINITY });
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Group component="li" justify="space-between" gap="sm">
      <Text size="sm">{label}</Text>
      <Group gap="sm">
        <Text size="sm" c={error ? 'red' : 'dimmed'} role="status">
          {error ? texts.copyFailed : copied ? mailings.copied : ''}
        </Text>
        <Button
          size="xs"
          variant={copied ? 'default' : 'filled'}
          leftSection={<Icon size={16} aria-hidden />}
          aria-label={texts.copyOf(label)}
          onClick={() => void copy(addresses.join(', '))}
        >
          {mailings.copy}
        </Button>
      </Group>
    </Group>
  );
}

interface AddressesDialogProps {
  /** Whether rows were chosen; otherwise the addresses are those of the view. */
  isChosen: boolean;
  selection: Selection;
  onClose: () => void;
}

/** The addresses of chosen or found people, in parts for a hidden copy, with a reminder about unsubscribing (DSH-02). */
export function AddressesDialog({ isChosen, selection, onClose }: AddressesDialogProps) {
  const { editionId, project, filter } = useListScope();
  const lead = texts.lead(isChosen);
  const isLogged = useSlices().has('exportLog');
  const [list, { loading }] = useListAddressesMutation();
  const [addresses, setAddresses] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const request = async () => {
    const input = { editionId, project, filter, ...selectionInput(selection) };
    const answer = await perform({ call: () => sendInput(list, input), inPlace: setProblem });
    if (answer !== null) setAddresses(answer.addresses);
  };
  const parts = addressParts(addresses ?? []);
  return (
    <Dialog opened onClose={onClose} title={texts.title} size="lg">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {isLogged ? `${lead} ${texts.logged}` : lead}
        </Text>
        <Alert
          role="note"
          color="purple"
          variant="light"
          icon={<IconMailShare aria-hidden />}
          title={mailings.reminderTitle}
        >
          {mailings.reminder}
        </Alert>
        {addresses === null ? null : addresses.length === 0 ? (
          <Text role="status">{mailings.empty}</Text>
        ) : (
          <>
            <Text fw={600} role="status">
              {texts.count(addresses.length, parts.length)}
            </Text>
            <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
              {parts.map(({ from, to, addresses: some }) => (
                <Part key={from} label={texts.part(from, to)} addresses={some} />
              ))}
            </Stack>
          </>
        )}
        <Text size="sm" c="dimmed">
          {texts.merge}
        </Text>
        <DialogActions problem={problem} onLeave={onClose} leaveLabel={texts.close}>
          {addresses === null ? (
            <Button loading={loading} onClick={() => void request()}>
              {mailings.request}
            </Button>
          ) : null}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
