import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconHistory, IconListNumbers } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { bulkTexts as texts } from '#texts/bulk.ts';
import { useSlices } from '../../../ui/service/useSlices.ts';
import { BoardsDialog } from './BoardsDialog.tsx';
import { BulkRunsDialog } from './BulkRunsDialog.tsx';
import { UndoDialog } from './UndoDialog.tsx';

type Tool = { name: 'runs' } | { name: 'boards' } | { name: 'undo'; runId: string };

/** What concerns many records and needs no selection: past changes with their undo, and board numbers. */
export function BulkTools() {
  const button = useRef<HTMLButtonElement>(null);
  const [tool, setTool] = useState<Tool | null>(null);
  const slices = useSlices();
  const close = () => setTool(null);
  return (
    <>
      <Menu
        // At once: Mantine returns the focus a moment later than a dialog asks where it was.
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
        <BulkRunsDialog onUndo={(runId) => setTool({ name: 'undo', runId })} onClose={close} />
      ) : null}
      {tool?.name === 'boards' ? <BoardsDialog onClose={close} /> : null}
      {tool?.name === 'undo' ? <UndoDialog runId={tool.runId} onClose={close} /> : null}
    </>
  );
}
