import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { bulkTexts as texts } from '#texts/bulk.ts';
import { typeset } from '../../../lib/typography.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { ScrollBox } from '../../../ui/table/ScrollBox.tsx';
import { LetterText } from '../scope/letters/LetterText.tsx';
import classes from './BulkLetters.module.css';
import type { PlanLetter } from './usePlan.ts';

/** Which letters of a plan are sent: all or none, except for single choices. */
export function useLetterChoices(areSentAtFirst: boolean) {
  const [areSent, setSent] = useState(areSentAtFirst);
  const [exceptions, setExceptions] = useState<ReadonlySet<string>>(new Set());
  return {
    /** Whether the letter about a record is sent. */
    sends: (id: string) => areSent !== exceptions.has(id),
    toggle: (id: string) =>
      setExceptions((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    setAll: (value: boolean) => {
      setSent(value);
      setExceptions(new Set());
    },
  };
}

type LetterChoices = ReturnType<typeof useLetterChoices>;

interface BulkLettersProps {
  letters: readonly PlanLetter[];
  /** Number of letters that the plan would send. */
  letterCount: number;
  /** Number of letters that could be shown next. */
  restCount: number;
  /** Whether the service could not show the next letters. */
  hasFailed: boolean;
  /** How many letters are sent, and to how many people. */
  sent: { letters: number; people: number };
  choices: LetterChoices;
  isLoading: boolean;
  applyLabel: string;
  onMore: () => void;
  onBack: () => void;
  onApply: () => void;
}

/** The letters of a plan, each as it will be sent, with a choice for each. */
export function BulkLetters(props: BulkLettersProps) {
  const { letters, letterCount, restCount, hasFailed, sent, choices, isLoading, applyLabel, onMore, onBack, onApply } =
    props;
  const apply = useRef<HTMLButtonElement>(null);
  // The button that opened this step has been removed.
  useEffect(() => apply.current?.focus(), []);
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text fw={600} role="status">
          {texts.letters.count(sent.letters, sent.people)}
        </Text>
        <Checkbox
          size="sm"
          indeterminate={sent.letters > 0 && sent.letters < letterCount}
          label={texts.letters.all}
          checked={sent.letters === letterCount}
          onChange={() => choices.setAll(sent.letters < letterCount)}
        />
      </Group>
      <ScrollBox mah="50vh" label={texts.letters.list}>
        <ul className={classes.list}>
          {letters.map((letter) => (
            <li key={letter.id} className={classes.letter}>
              <Checkbox
                size="sm"
                label={`${letter.fullName}, ${letter.recipient}`}
                checked={choices.sends(letter.id)}
                onChange={() => choices.toggle(letter.id)}
              />
              <details>
                <summary className={classes.summary}>{texts.letters.show(typeset(letter.subject))}</summary>
                <LetterText letter={letter} />
              </details>
            </li>
          ))}
        </ul>
      </ScrollBox>
      {hasFailed || restCount > 0 ? (
        <Group justify="space-between">
          <Text size="sm" c={hasFailed ? 'red' : 'dimmed'} role={hasFailed ? 'alert' : undefined}>
            {hasFailed ? texts.letters.failed : texts.letters.rest(restCount)}
          </Text>
          <Button variant="subtle" size="compact-sm" loading={isLoading} onClick={onMore}>
            {hasFailed ? texts.letters.retry : texts.more}
          </Button>
        </Group>
      ) : null}
      <DialogActions onLeave={onBack} leaveLabel={texts.back}>
        <Button ref={apply} onClick={onApply}>
          {applyLabel}
        </Button>
      </DialogActions>
    </Stack>
  );
}
