import { Alert, Button, Checkbox, Stack, Table, Text } from '@mantine/core';
import { deskBulkTexts as texts } from '#texts/deskBulk.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { ScrollBox } from '../../../ui/table/ScrollBox.tsx';
import { changeLines, isUndecided, nameOf, type RunPlan, type SectionNames } from './plan.ts';

interface BulkPlanProps {
  plan: RunPlan;
  sections: SectionNames;
  /** Whether letters are sent; null if the provider cannot withhold them. */
  sendsLetters: boolean | null;
  onLetters: (sends: boolean) => void;
  onBack: () => void;
  onStart: () => void;
}

const wrapped = { layout: 'fixed', style: { overflowWrap: 'break-word' } } as const;

/** What a change of many will do: who changes, who stays and why, and what nobody can take back. */
export function BulkPlan({ plan, sections, sendsLetters, onLetters, onBack, onStart }: BulkPlanProps) {
  const { changes, stays } = plan;
  const letters = changes.filter((change) => change.sendsLetter).length;
  const losing = changes.filter((change) => change.losesConfirmation).length;
  const first = changes.filter(({ row }) => isUndecided(row)).length;
  return (
    <Stack gap="md">
      {changes.length === 0 ? <Text role="status">{texts.noChange}</Text> : null}
      {losing > 0 ? <Alert color="yellow">{texts.losing(losing)}</Alert> : null}
      {first > 0 ? <Alert color="yellow">{texts.firstCount(first)}</Alert> : null}
      {changes.length > 0 ? (
        <ScrollBox mah="34vh" label={texts.planned}>
          <Table
            aria-label={texts.planned}
            {...wrapped}
            data={{
              head: [texts.person, texts.what],
              body: changes.map((change) => [
                nameOf(change.row),
                changeLines(change, sections).map((line) => <div key={line}>{line}</div>),
              ]),
            }}
          />
        </ScrollBox>
      ) : null}
      {stays.length > 0 ? (
        <ScrollBox mah="20vh" label={texts.stays(stays.length)}>
          <Table
            captionSide="top"
            {...wrapped}
            data={{
              caption: texts.stays(stays.length),
              head: [texts.person, texts.reason],
              body: stays.map(({ row, reason }) => [nameOf(row), texts.reasons[reason]]),
            }}
          />
        </ScrollBox>
      ) : null}
      {sendsLetters === null || letters === 0 ? null : (
        <Checkbox
          label={texts.sendLetters(letters)}
          description={texts.lettersHint}
          checked={sendsLetters}
          onChange={(event) => onLetters(event.currentTarget.checked)}
        />
      )}
      <DialogActions onLeave={onBack} leaveLabel={texts.back}>
        {changes.length > 0 ? (
          <Button onClick={onStart}>{texts.apply(changes.length, sendsLetters === false ? 0 : letters)}</Button>
        ) : null}
      </DialogActions>
    </Stack>
  );
}
