import { Button, Checkbox, NumberInput, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { bulkTexts } from '#texts/bulk.ts';
import { recordTexts } from '#texts/participation.ts';
import { mostTalkNumber } from '../../../../schema/limits.ts';
import type { BoardOrder } from '../../../generated/types.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { useFormSubmit } from '../../../ui/form/useFormSubmit.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { useTalkSections } from '../scope/record/useTalkSections.ts';

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
  onPlan: () => Promise<void>;
  onCancel: () => void;
}

const texts = bulkTexts.boards;

/** Which posters get boards, in which order, from which number. */
export function BoardsForm({ form, isPlanning, onPlan, onCancel }: BoardsFormProps) {
  const sections = useTalkSections(null);
  const { formProps } = useFormSubmit(form, { send: onPlan });
  return (
    <form {...formProps}>
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {texts.lead}
        </Text>
        <Checkbox.Group
          label={texts.sections}
          withAsterisk
          key={form.key('sectionIds')}
          {...form.getInputProps('sectionIds')}
        >
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" verticalSpacing="xs" mt="xs">
            {sections.options.map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        {sections.error ? (
          <LoadFailure error={sections.error} subject={recordTexts.form.sectionsWhat} onRetry={sections.retry} />
        ) : null}
        <Radio.Group key={form.key('orderBy')} {...form.getInputProps('orderBy')} label={texts.order}>
          <Stack gap="xs" mt="xs">
            <Radio value="NAME" label={texts.orders.NAME} />
            <Radio value="TITLE" label={texts.orders.TITLE} />
          </Stack>
        </Radio.Group>
        <NumberInput
          w="14rem"
          label={texts.start}
          min={1}
          max={mostTalkNumber}
          key={form.key('startAt')}
          {...form.getInputProps('startAt')}
        />
        <Checkbox
          key={form.key('keepExisting')}
          {...form.getInputProps('keepExisting', { type: 'checkbox' })}
          label={texts.keep}
        />
        <DialogActions onLeave={onCancel}>
          <Button type="submit" loading={isPlanning}>
            {bulkTexts.plan}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
