import { Alert, Button, Group, SegmentedControl, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { bulkTexts as texts } from '#texts/bulk.ts';
import { listTexts } from '#texts/participantList.ts';
import type { BulkOutcome } from '../../../generated/types.ts';
import type { Problem } from '../../../lib/perform.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { ScrollBox } from '../../../ui/table/ScrollBox.tsx';
import { clashText } from '../scope/places/clashText.ts';
import { WarningLine } from '../scope/places/WarningLine.tsx';
import { ChangeLine } from '../scope/record/ChangeLine.tsx';
import { RecordNumber } from './RecordNumber.tsx';
import type { Plan, PlanRow } from './usePlan.ts';

interface BulkPlanProps {
  plan: Plan;
  rows: readonly PlanRow[];
  outcome: BulkOutcome | null;
  isLoading: boolean;
  /** Why the next rows were not read. */
  problem: Problem | null;
  /** A further effect of the plan. */
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

function effectOf({ id, outcome, reason, changes, placeClashes, isTitleMissing }: PlanRow): ReactNode {
  if (outcome === 'CHANGED') {
    return (
      <Fragment key={id}>
        {changes.map((change) => (
          <ChangeLine key={`${change.field} ${change.day}`} {...change} />
        ))}
        <WarningLine text={clashText(placeClashes)} />
        <WarningLine text={isTitleMissing ? listTexts.filter.warnings.untitled : null} />
      </Fragment>
    );
  }
  return (
    <Text key={id} size="sm" c="dimmed">
      {outcome === 'SKIPPED' ? texts.planned.SKIPPED : texts.planned.UNCHANGED}
      {reason === null ? '' : `: ${texts.reasons[reason]}`}
    </Text>
  );
}

/** The dry run: how many records change, and which are skipped and why, row by row. */
export function BulkPlan(props: BulkPlanProps) {
  const { plan, rows, outcome, isLoading, problem, note, lettersNote, applyLabel } = props;
  const { onOutcome, onMore, onBack, onApply } = props;
  // On a phone there is no room for four counters in a row.
  const isNarrow = useMediaQuery('(max-width: 36em)');
  const counts = { CHANGED: plan.changeCount, SKIPPED: plan.skipCount, UNCHANGED: plan.sameCount } as const;
  const warnings = [
    ...(plan.clashCount === 0 ? [] : [texts.clashes(plan.clashCount)]),
    ...(plan.noTitleCount === 0 ? [] : [texts.noTitle(plan.noTitleCount)]),
  ];
  const shownOf = outcome === null ? plan.totalCount : counts[outcomes.find((it) => it === outcome) ?? 'CHANGED'];
  return (
    <Stack gap="md">
      <SegmentedControl
        fullWidth
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        aria-label={texts.rows}
        value={outcome ?? 'ALL'}
        // Another reading would end the one that is under way.
        readOnly={isLoading}
        onChange={(value) => onOutcome(outcomes.find((it) => it === value) ?? null)}
        data={[
          { value: 'ALL', label: texts.allRows },
          ...outcomes.map((it) => ({ value: it, label: texts.counts[it](counts[it]) })),
        ]}
      />
      {plan.changeCount === 0 ? <Text role="status">{texts.noChange}</Text> : null}
      <ScrollBox mah="45vh" label={texts.rows}>
        <Table
          aria-label={texts.planTitle}
          stickyHeader
          layout="fixed"
          style={{ overflowWrap: 'break-word' }}
          data={{
            head: [texts.person, texts.what],
            body: rows.map((row) => [row.fullName || <RecordNumber key={row.id} id={row.id} />, effectOf(row)]),
          }}
        />
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
      {warnings.map((text) => (
        <Alert key={text} role="note" color="yellow" p="sm" icon={<IconAlertTriangle aria-hidden />}>
          {text}
        </Alert>
      ))}
      {plan.changeCount === 0 ? null : (
        <>
          {note}
          <Text size="sm" c="dimmed">
            {lettersNote}
          </Text>
        </>
      )}
      <DialogActions problem={problem} onLeave={onBack} leaveLabel={texts.back}>
        {plan.changeCount === 0 ? null : (
          <Button loading={isLoading} onClick={onApply}>
            {applyLabel}
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
}
