import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { registrationTexts } from '#texts/registrations.ts';
import { formatDay } from '../../lib/dates.ts';
import { lastDay } from '../../lib/windowDays.ts';
import wrapping from '../../ui/page/WrappingButton.module.css';
import type { CabinetEdition } from './edition.ts';
import { RegistrationDialog } from './RegistrationDialog.tsx';
import { extraTalksLeft } from './registrationForm.ts';
import type { SectionList } from './sections.ts';

interface ExtraTalksProps {
  account: string;
  /** Titles of the registrations for the forum. */
  titles: readonly (string | null)[];
  edition: CabinetEdition;
  sections: SectionList;
}

const { extra: texts } = registrationTexts;

/** Adds a talk to the first registration, as long as there are fewer than three registrations (REG-07). */
export function ExtraTalks({ account, titles, edition, sections }: ExtraTalksProps) {
  const [opened, dialog] = useDisclosure(false);
  const id = useId();
  const left = extraTalksLeft(titles.length);
  const { opensAt, closesAt, state } = edition.registrationWindow;
  if (edition.isOver && !opened) return null;
  const hint = {
    OPEN: () => texts.left(left),
    UPCOMING: () => texts.upcoming(formatDay(opensAt)),
    CLOSED: () => texts.closed(lastDay(closesAt)),
  };
  const isBlocked = state !== 'OPEN';
  const place =
    left === 0 ? (
      <Text c="dimmed">{texts.none}</Text>
    ) : (
      <Group gap="sm">
        <Button
          variant="light"
          className={wrapping.button}
          leftSection={<IconPlus size={18} aria-hidden />}
          data-disabled={isBlocked}
          aria-disabled={isBlocked}
          aria-describedby={id}
          onClick={() => (isBlocked ? undefined : dialog.open())}
        >
          {texts.add}
        </Button>
        <Text size="sm" c="dimmed" id={id}>
          {hint[state]()}
        </Text>
      </Group>
    );
  // An open dialog keeps the typed text even if another tab has added the last possible talk.
  return (
    <>
      {place}
      {left > 0 || opened ? (
        <RegistrationDialog
          purpose="extra"
          account={account}
          titles={titles}
          opened={opened}
          sections={sections}
          onClose={dialog.close}
        />
      ) : null}
    </>
  );
}
