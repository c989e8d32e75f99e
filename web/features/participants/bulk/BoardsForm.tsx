import { Button, Checkbox, Input, NumberInput, Radio, Skeleton, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { bulkTexts } from '#texts/bulk.ts';
import { recordTexts } from '#texts/participation.ts';
import { mostTalkNumber } from '../../../../schema/limits.ts';
import type { BoardOrder } from '../../../generated/types.ts';
import type { Problem } from '../../../lib/perform.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { useFormSubmit } from '../../../ui/form/useFormSubmit.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { useListScope } from '../scope/listContext.ts';
import { useBoardSectionsQuery } from './BoardSections.generated.ts';
import { BoardSessions } from './BoardSessions.tsx';
import { boardSessions, inListedOrder, partlyChosen } from './boardSections.ts';
import type { ShowErrors } from './usePlan.ts';

export interface BoardValues {
  sectionIds: string[];
  orderBy: BoardOrder;
  startAt: number | '';
  keepExisting: boolean;
}

export const firstBoards: BoardValues = { sectionIds: [], orderBy: 'NAME', startAt: 1, keepExisting: true };

interface BoardsFormProps {
  form: UseFormReturnType<BoardValues>;
  isPlanning: boolean;
  /** Why the plan was not made. */
  problem: Problem | null;
  onPlan: (showErrors: ShowErrors) => Promise<void>;
  onCancel: () => void;
}

const texts = bulkTexts.boards;

/** Chooses the posters to number, their order and the first number. */
export function BoardsForm({ form, isPlanning, problem, onPlan, onCancel }: BoardsFormProps) {
  const { year } = useListScope();
  const { data, error, refetch } = useBoardSectionsQuery({ variables: { year }, fetchPolicy: 'cache-and-network' });
  const sessions = data?.edition?.sections ? boardSessions(data.edition) : null;
  const { sectionIds, keepExisting } = form.values;
  const partly = partlyChosen(sessions ?? [], sectionIds);
  const { formProps, showErrors } = useFormSubmit(form, {
    send: async () => {
      await onPlan(showErrors);
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {texts.lead}
        </Text>
        <Input.Wrapper label={texts.sections} labelElement="div" withAsterisk error={form.errors.sectionIds}>
          {sessions !== null ? (
            <BoardSessions
              sessions={sessions}
              chosen={sectionIds}
              onChoose={(ids) => form.setFieldValue('sectionIds', inListedOrder(sessions, ids))}
            />
          ) : error ? (
            <LoadFailure error={error} subject={recordTexts.form.sectionsSubject} onRetry={refetch} />
          ) : (
            <Skeleton height={180} mt="xs" />
          )}
        </Input.Wrapper>
        <Radio.Group {...form.getInputProps('orderBy')} label={texts.order}>
          <Stack gap="xs" mt="xs">
            <Radio value="NAME" label={texts.orders.NAME} />
            <Radio value="TITLE" label={texts.orders.TITLE} />
          </Stack>
        </Radio.Group>
        <NumberInput w="14rem" label={texts.start} min={1} max={mostTalkNumber} {...form.getInputProps('startAt')} />
        <Checkbox {...form.getInputProps('keepExisting', { type: 'checkbox' })} label={texts.keep} />
        {sectionIds.length === 0 ? null : (
          <Text size="sm" role="status">
            {texts.numbers({ isKept: keepExisting, partly: partly.flatMap(({ title }) => title ?? []) })}
          </Text>
        )}
        <DialogActions problem={problem} onLeave={onCancel}>
          <Button type="submit" loading={isPlanning}>
            {bulkTexts.plan}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
