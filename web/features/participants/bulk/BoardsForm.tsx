import { Button, Checkbox, NumberInput, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import type { BoardOrder } from '../../../generated/types.ts';
import { mostTalkNumber } from '../../../lib/limits.ts';
import { bulkTexts } from '../../../texts/ru/bulk.ts';
import { recordTexts } from '../../../texts/ru/participation.ts';
import { DialogActions } from '../../../ui/DialogActions.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { useTalkSections } from '../record/useTalkSections.ts';

export interface BoardValues {
  sectionIds: string[];
  orderBy: BoardOrder;
  startAt: number | '';
  keepExisting: boolean;
}

export const firstBoards: BoardValues = { sectionIds: [], orderBy: 'NAME', startAt: 1, keepExisting: true };

interface BoardsFormProps {
  values: BoardValues;
  errors: Record<string, string>;
  isPlanning: boolean;
  onValues: (values: BoardValues) => void;
  onPlan: () => void;
  onCancel: () => void;
}

const texts = bulkTexts.boards;

/** Which posters get boards, in which order, from which number. */
export function BoardsForm({ values, errors, isPlanning, onValues, onPlan, onCancel }: BoardsFormProps) {
  const sections = useTalkSections(null);
  const put = (changes: Partial<BoardValues>) => onValues({ ...values, ...changes });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onPlan();
      }}
    >
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {texts.lead}
        </Text>
        <Checkbox.Group
          label={texts.sections}
          withAsterisk
          value={values.sectionIds}
          error={errors.sectionIds}
          onChange={(sectionIds) => put({ sectionIds })}
        >
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" verticalSpacing="xs" mt="xs">
            {sections.options.map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        {sections.error ? (
          <LoadFailure error={sections.error} what={recordTexts.form.sectionsWhat} onRetry={sections.retry} />
        ) : null}
        <Radio.Group
          label={texts.order}
          value={values.orderBy}
          onChange={(orderBy) => put({ orderBy: orderBy === 'TITLE' ? 'TITLE' : 'NAME' })}
        >
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
          allowDecimal={false}
          value={values.startAt}
          error={errors.startAt}
          onChange={(startAt) => put({ startAt: typeof startAt === 'number' ? startAt : '' })}
        />
        <Checkbox
          label={texts.keep}
          checked={values.keepExisting}
          onChange={({ currentTarget }) => put({ keepExisting: currentTarget.checked })}
        />
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            {recordTexts.cancel}
          </Button>
          <Button type="submit" loading={isPlanning}>
            {bulkTexts.plan}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
