import { Menu, Text } from '@mantine/core';
import { IconChevronDown, IconHistory, IconListNumbers } from '@tabler/icons-react';
import { useState } from 'react';
import { bulkTexts as texts } from '../../../texts/ru/bulk.ts';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { useListScope } from '../list/listContext.ts';
import { BoardsDialog } from './BoardsDialog.tsx';
import { useBulkRunsQuery } from './BulkRuns.generated.ts';
import { BulkRunsDialog } from './BulkRunsDialog.tsx';
import { UndoDialog } from './UndoDialog.tsx';

type Tool = { name: 'runs' } | { name: 'boards' } | { name: 'undo'; runId: string };

/** What concerns many records and needs no selection: past changes with their undo, and board numbers. */
export function BulkTools() {
  const [tool, setTool] = useState<Tool | null>(null);
  const { year } = useListScope();
  // Read with the first use of the menu; after a failure the dialog tries again.
  const { data } = useBulkRunsQuery({ variables: { year } });
  const isUnsupported = data?.edition?.bulkRuns === null;
  const close = () => setTool(null);
  return (
    <>
      <ActionMenu label={texts.tools} icon={<IconChevronDown size={18} aria-hidden />}>
        <Menu.Item
          leftSection={<IconHistory size={18} aria-hidden />}
          disabled={isUnsupported}
          // The reason must be readable.
          {...(isUnsupported && { opacity: 1 })}
          onClick={() => setTool({ name: 'runs' })}
        >
          {texts.runs.open}
          {isUnsupported ? (
            <Text size="xs" c="dimmed" maw="16rem">
              {texts.runs.unsupported}
            </Text>
          ) : null}
        </Menu.Item>
        <Menu.Item leftSection={<IconListNumbers size={18} aria-hidden />} onClick={() => setTool({ name: 'boards' })}>
          {texts.boards.open}
        </Menu.Item>
      </ActionMenu>
      {tool?.name === 'runs' ? (
        <BulkRunsDialog onUndo={(runId) => setTool({ name: 'undo', runId })} onClose={close} />
      ) : null}
      {tool?.name === 'boards' ? <BoardsDialog onClose={close} /> : null}
      {tool?.name === 'undo' ? <UndoDialog runId={tool.runId} onClose={close} /> : null}
    </>
  );
}
