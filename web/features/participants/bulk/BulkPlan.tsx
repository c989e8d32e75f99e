import { Alert, Button, Group, SegmentedControl, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import type { BulkOutcome } from '../../../generated/types.ts';
import { bulkTexts as texts } from '../../../texts/ru/bulk.ts';
import { DialogActions } from '../../../ui/DialogActions.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { useListScope } from '../list/listContext.ts';
import { clashText } from '../places/clashText.ts';
import { findContradiction } from '../places/schedule.ts';
import { useProgrammeDates } from '../places/useProgrammeDates.ts';
import { WarningLine } from '../places/WarningLine.tsx';
import { ChangeLine } from '../record/ChangeLine.tsx';
import type { Plan, PlanRow } from './usePlan.ts';

interface BulkPlanProps {
  plan: Plan;
  rows: readonly PlanRow[];
  outcome: BulkOutcome | null;
  isLoading: boolean;
  /** What else the plan does. */
  note: ReactNode;
  /** A sentence about its letters. */
  lettersNote: string;
  applyLabel: string;
  onOutcome: (outcome: BulkOutcome | null) => void;
  onMore: () => void;
  onBack: () => void;
  onApply: () => void;
}

const outcomes = ['CHANGED', 'SKIPPED', 'UNCHANGED'] as const;

const warning = (text: string) => (
  <Alert color="yellow" p="sm" icon={<IconAlertTriangle aria-hidden />}>
    {text}
  </Alert>
);

/** The dry run: how many records change, which are left out and why, row by row. */
export function BulkPlan(props: BulkPlanProps) {
  const { plan, rows, outcome, isLoading, note, lettersNote, applyLabel, onOutcome, onMore, onBack, onApply } = props;
  // Four counters with their words do not fit beside each other on a phone.
  const isNarrow = useMediaQuery('(max-width: 36em)') ?? false;
  const counts = { CHANGED: plan.changeCount, SKIPPED: plan.skipCount, UNCHANGED: plan.sameCount } as const;
  const { year, project } = useListScope();
  // A project's list has no days.
  const dates = useProgrammeDates(year, project === null);
  const contradictions = useMemo(
    () =>
      new Map(
        (plan.items ?? []).flatMap((item) => {
          const found = findContradiction(item, dates);
          return found === null ? [] : [[item.id, found.text]];
        }),
      ),
    [plan.items, dates],
  );
  const shownOf = outcome === null ? plan.totalCount : counts[outcomes.find((it) => it === outcome) ?? 'CHANGED'];
  return (
    <Stack gap="md">
      <SegmentedControl
        fullWidth
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
            {rows.map(({ id, fullName, outcome: result, reason, changes, placeClashes }) => (
              <Table.Tr key={id}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{fullName}</Table.Td>
                <Table.Td>
                  {result === 'CHANGED' ? (
                    <>
                      {changes.map((change) => (
                        <ChangeLine key={change.field} {...change} />
                      ))}
                      <WarningLine text={clashText(placeClashes)} />
                      <WarningLine text={contradictions.get(id) ?? null} />
                    </>
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
      {plan.clashCount === 0 ? null : warning(texts.clashes(plan.clashCount))}
      {contradictions.size === 0 ? null : warning(texts.contradictions(contradictions.size))}
      {plan.changeCount === 0 ? null : (
        <>
          {note}
          <Text size="sm" c="dimmed">
            {lettersNote}
          </Text>
        </>
      )}
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          {texts.back}
        </Button>
        {plan.changeCount === 0 ? null : (
          <Button loading={isLoading} onClick={onApply}>
            {applyLabel}
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
}
