import { Alert, Button, Checkbox, Stack, Text } from '@mantine/core';
import { deskBulkTexts as texts } from '#texts/deskBulk.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import type { SectionNames } from '../model/decisionText.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { changeLines, isUndecided, type RunPlan } from './plan.ts';

interface BulkPlanProps {
  plan: RunPlan;
  sections: SectionNames;
  /** Whether letters are sent; null if the provider cannot withhold them. */
  sendsLetters: boolean | null;
  onLetters: (sends: boolean) => void;
  onBack: () => void;
  onStart: () => void;
}

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
        <PeopleTable
          label={texts.planned}
          heading={texts.what}
          height="34vh"
          rows={changes.map((change) => ({
            row: change.row,
            text: changeLines(change, sections).map((line) => <div key={line}>{line}</div>),
          }))}
        />
      ) : null}
      {stays.length > 0 ? (
        <PeopleTable
          label={texts.stays(stays.length)}
          hasCaption
          heading={texts.reason}
          height="20vh"
          rows={stays.map(({ row, reason }) => ({ row, text: texts.reasons[reason] }))}
        />
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
