import { Button, Popover } from '@mantine/core';
import { IconBookmarks } from '@tabler/icons-react';
import { viewsTexts as texts } from '#texts/participantViews.ts';
import { NamedViews } from './NamedViews.tsx';

/** Named views: filters, order, columns and density, each as a link. `query` is that of the present view. */
export function ViewsMenu({ query }: { query: string }) {
  return (
    <Popover
      // The menu must not take the button's name.
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
