import { Button, Popover, Skeleton, Stack, Text } from '@mantine/core';
import { IconBookmarks, IconLink } from '@tabler/icons-react';
import { useRef } from 'react';
import { notifyError, notifySuccess, toast } from '../../../lib/notify.ts';
import { viewsTexts as texts } from '../../../texts/ru/participantViews.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { SaveViewForm } from './SaveViewForm.tsx';
import { type NamedView, useNamedViews } from './useNamedViews.ts';
import { ViewRow } from './ViewRow.tsx';

/** Named views: filters, order, columns and density, each also a link. `query` is the present view's. */
export function ViewsMenu({ query }: { query: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const { views, isShared, isSaving, error, refetch, save, remove } = useNamedViews();
  const dropdown = useRef<HTMLDivElement>(null);
  const copy = async () => {
    try {
      // Without HTTPS a browser has no clipboard.
      await navigator.clipboard.writeText(window.location.origin + window.location.pathname + query);
      notifySuccess(texts.copied);
    } catch {
      notifyError(texts.notCopied, { autoClose: toast.rejection });
    }
  };
  const removeRow = async (view: NamedView) => {
    await remove(view);
    // The pressed button went with its row; without the focus the dialog would not hear Escape.
    if (!dropdown.current?.contains(document.activeElement)) dropdown.current?.focus();
  };
  return (
    <Popover
      // Its name is not the button's.
      withRoles={false}
      defaultOpened
      onClose={() => button.current?.focus()}
      position="bottom-start"
      width={340}
      shadow="md"
      radius="md"
      trapFocus
      withinPortal={false}
    >
      <Popover.Target>
        <Button
          ref={button}
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconBookmarks size={18} aria-hidden />}
        >
          {texts.open}
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        ref={dropdown}
        role="dialog"
        tabIndex={-1}
        aria-label={texts.title}
        mah="min(34rem, 70vh)"
        style={{ overflowY: 'auto' }}
      >
        <Stack gap="sm">
          {error ? (
            <LoadFailure error={error} what={texts.what} onRetry={() => void refetch().catch(() => undefined)} />
          ) : views === undefined ? (
            <Skeleton height={60} />
          ) : (
            <>
              <Text size="xs" c="dimmed">
                {isShared ? texts.shared : texts.local}
              </Text>
              {views.length === 0 ? (
                <Text size="sm">{texts.none}</Text>
              ) : (
                <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }} aria-label={texts.title}>
                  {views.map((view) => (
                    <ViewRow
                      key={view.id}
                      view={view}
                      isOpen={view.query === query}
                      onDelete={() => void removeRow(view)}
                    />
                  ))}
                </Stack>
              )}
              <SaveViewForm
                names={views.map(({ name }) => name)}
                isSaving={isSaving}
                onSave={(name, onName) => save(name, query, onName)}
              />
            </>
          )}
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconLink size={16} aria-hidden />}
            onClick={() => void copy()}
          >
            {texts.copy}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
