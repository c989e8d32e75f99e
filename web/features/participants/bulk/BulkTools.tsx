import { Button, Menu } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconChevronDown, IconHistory, IconListNumbers } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { bulkTexts as texts } from '#texts/bulk.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { randomKey } from '../../../lib/randomKey.ts';
import { useReturnsFocus } from '../../../ui/focus/useReturnsFocus.ts';
import { useSlices } from '../../../ui/service/useSlices.ts';
import { useListScope } from '../scope/listContext.ts';
import { BoardsForm, firstBoards } from './BoardsForm.tsx';
import { BulkRunsDialog } from './BulkRunsDialog.tsx';
import { useNumberBoardsMutation } from './NumberBoards.generated.ts';
import { usePlanBoardNumbersLazyQuery } from './PlanBoardNumbers.generated.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { usePlan } from './usePlan.ts';

/** Numbers the boards of posters: sections and order, the dry run, the results. */
function BoardsDialog({ onClose }: { onClose: () => void }) {
  const { editionId } = useListScope();
  const form = useForm({
    initialValues: firstBoards,
    validate: { sectionIds: (ids) => (ids.length === 0 ? texts.boards.noSections : null) },
  });
  const [runKey] = useState(randomKey);
  const [isUndoing, setUndoing] = useState(false);
  const [query] = usePlanBoardNumbersLazyQuery({ fetchPolicy: 'no-cache' });
  const [number] = useNumberBoardsMutation();
  const planning = usePlan({
    input: () => {
      const { startAt, sectionIds, ...rest } = form.getValues();
      return { editionId, confirmedSectionIds: sectionIds, ...rest, startAt: startAt === '' ? 0 : startAt };
    },
    query: async (input, part) => {
      const { data, error } = await query({ variables: { input, ...part } });
      return { payload: data?.planBoardNumbers, error };
    },
    names: { confirmedSectionIds: 'sectionIds' },
    fields: ['sectionIds', 'startAt'],
  });

  if (isUndoing) return <UndoDialog runKey={runKey} onClose={onClose} />;
  return (
    <PlanDialog
      title={texts.boards.open}
      planning={planning}
      send={async (records) => {
        const items = records.flatMap(({ id, version, board }) =>
          board === null ? [] : [{ registrationId: id, version, board }],
        );
        return payloadOf(await number({ variables: { input: { items, runKey } } }), 'numberBoards');
      }}
      areLettersSent
      onBack={planning.leave}
      onClose={onClose}
      onUndo={() => setUndoing(true)}
    >
      <BoardsForm
        form={form}
        isPlanning={planning.isLoading}
        problem={planning.problem}
        onPlan={planning.make}
        onCancel={onClose}
      />
    </PlanDialog>
  );
}

type Tool = { name: 'runs' } | { name: 'boards' } | { name: 'undo'; runKey: string };

/** Tools for many records that need no selection: past changes with their undo, and board numbers. */
export function BulkTools() {
  const button = useRef<HTMLButtonElement>(null);
  const [tool, setTool] = useState<Tool | null>(null);
  const slices = useSlices();
  const close = () => setTool(null);
  // The dialog of an undo replaces the list of runs, and would not know which element had the focus before it.
  useReturnsFocus(tool !== null);
  return (
    <>
      <Menu
        // A dialog that the menu opens remembers the focus before Mantine has returned it to the button.
        onClose={() => button.current?.focus()}
      >
        <Menu.Target>
          <Button ref={button} variant="default" leftSection={<IconChevronDown size={18} aria-hidden />}>
            {texts.tools}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {slices.has('bulkRuns') ? (
            <Menu.Item leftSection={<IconHistory size={18} aria-hidden />} onClick={() => setTool({ name: 'runs' })}>
              {texts.runs.open}
            </Menu.Item>
          ) : null}
          <Menu.Item
            leftSection={<IconListNumbers size={18} aria-hidden />}
            onClick={() => setTool({ name: 'boards' })}
          >
            {texts.boards.open}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {tool?.name === 'runs' ? (
        <BulkRunsDialog onUndo={(runKey) => setTool({ name: 'undo', runKey })} onClose={close} />
      ) : null}
      {tool?.name === 'boards' ? <BoardsDialog onClose={close} /> : null}
      {tool?.name === 'undo' ? <UndoDialog runKey={tool.runKey} onClose={close} /> : null}
    </>
  );
}
