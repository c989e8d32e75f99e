import { Button, Popover } from '@mantine/core';
import { IconBookmarks } from '@tabler/icons-react';
import { viewsTexts as texts } from '#texts/participantViews.ts';
import { NamedViews } from './NamedViews.tsx';

/** Named views: filters, order, columns and density, each also a link. `query` is the present view's. */
export function ViewsMenu({ query }: { query: string }) {
  return (
    <Popover
      // Its name is not the button's.
      withRoles={false}
      returnFocus
      position="bottom-start"
      width={340}
      shadow="md"
      radius="md"
      trapFocus
      withinPortal={false}
    >
      <Popover.Target>
        <Button variant="default" aria-haspopup="dialog" leftSection={<IconBookmarks size={18} aria-hidden />}>
          {texts.open}
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        tabIndex={-1}
        aria-label={texts.title}
        mah="min(34rem, 70vh)"
        style={{ overflowY: 'auto' }}
      >
        <NamedViews query={query} />
      </Popover.Dropdown>
    </Popover>
  );
}
