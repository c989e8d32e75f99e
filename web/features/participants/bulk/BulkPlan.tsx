import { Button, Group, SegmentedControl, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { BulkOutcome } from '../../../generated/types.ts';
import { bulkTexts as texts } from '../../../texts/ru/bulk.ts';
import { DialogActions } from '../../../ui/DialogActions.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { ChangeLine } from '../record/ChangeLine.tsx';
import type { BulkValues } from './bulkForm.ts';
import type { Plan, PlanRow } from './useBulkPlan.ts';

interface BulkPlanProps {
  plan: Plan;
  /** The fields that the change clears. */
  cleared: readonly (keyof BulkValues['set'])[];
  rows: readonly PlanRow[];
  outcome: BulkOutcome | null;
  isLoading: boolean;
  onOutcome: (outcome: BulkOutcome | null) => void;
  onMore: () => void;
  onBack: () => void;
  onApply: () => void;
}

const outcomes = ['CHANGED', 'SKIPPED', 'UNCHANGED'] as const;

/** The dry run: how many records change, which are left out and why, row by row. */
export function BulkPlan(props: BulkPlanProps) {
  const { plan, cleared, rows, outcome, isLoading, onOutcome, onMore, onBack, onApply } = props;
  const isNarrow = useMediaQuery('(max-width: 36em)') ?? false;
  const counts = { CHANGED: plan.changeCount, SKIPPED: plan.skipCount, UNCHANGED: plan.sameCount } as const;
  const shownOf = outcome === null ? plan.totalCount : counts[outcomes.find((it) => it === outcome) ?? 'CHANGED'];
  return (
    <Stack gap="md">
      <SegmentedControl
        fullWidth
        // Four counters side by side do not fit a phone.
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        aria-label={texts.rows}
        value={outcome ?? 'ALL'}
        onChange={(value) => onOutcome(outcomes.find((it) => it === value) ?? null)}
        data={[
          { value: 'ALL', label: texts.allRows },
          ...outcomes.map((it) => ({ value: it, label: texts.counts[it](counts[it]) })),
        ]}
      />
      {plan.changeCount === 0 ? <Text role="status">{texts.noChange}</Text> : null}
      <ScrollBox mah="45vh" label={texts.rows}>
        <Table aria-label={texts.planTitle} stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.person}</Table.Th>
              <Table.Th>{texts.what}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ id, fullName, outcome: result, reason, changes }) => (
              <Table.Tr key={id}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{fullName}</Table.Td>
                <Table.Td>
                  {result === 'CHANGED' ? (
                    changes.map((change) => <ChangeLine key={change.field} {...change} />)
                  ) : (
                    <Text size="sm" c="dimmed">
                      {result === 'SKIPPED' ? texts.planned.SKIPPED : texts.planned.UNCHANGED}
                      {reason === null ? '' : `: ${texts.reasons[reason]}`}
                    </Text>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {texts.showing(rows.length, shownOf)}
        </Text>
        {rows.length < shownOf ? (
          <Button variant="subtle" size="compact-sm" loading={isLoading} onClick={onMore}>
            {texts.more}
          </Button>
        ) : null}
      </Group>
      {plan.changeCount === 0 || cleared.length === 0 ? null : (
        <Text size="sm" fw={600}>
          {texts.clears(cleared)}
        </Text>
      )}
      {plan.changeCount === 0 ? null : (
        <Text size="sm" c="dimmed">
          {plan.letterCount === 0 ? texts.noLetters : texts.letters(plan.letterCount)}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          {texts.back}
        </Button>
        {plan.changeCount === 0 ? null : <Button onClick={onApply}>{texts.apply(plan.changeCount)}</Button>}
      </DialogActions>
    </Stack>
  );
}
