import { ActionIcon, Anchor, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCheck, IconLink, IconTrash } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { viewsTexts as texts } from '#texts/participantViews.ts';
import { mostCharacters } from '../../../../schema/limits.ts';
import { notifyError, notifySuccess, toast } from '../../../lib/notify.ts';
import { useFormSubmit } from '../../../ui/form/useFormSubmit.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { type NamedView, useNamedViews } from './useNamedViews.ts';

interface SaveViewFormProps {
  /** Existing names: saving under one replaces its view. */
  names: readonly string[];
  isSaving: boolean;
  /** Returns whether the view was saved. */
  onSave: (name: string, onName: (message: string) => void) => Promise<boolean>;
}

/** Saves the present view under a name. */
function SaveViewForm({ names, isSaving, onSave }: SaveViewFormProps) {
  // Controlled, because a reset of an uncontrolled form mounts the focused field again.
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim() === '' ? texts.rules.name : null) },
  });
  const isTaken = names.includes(form.values.name.trim());
  const { formProps, showErrors } = useFormSubmit(form, {
    send: async ({ name }) => {
      if (await onSave(name.trim(), (message) => showErrors({ name: message }))) form.reset();
    },
  });
  return (
    <form {...formProps}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          size="sm"
          flex={1}
          label={texts.save.label}
          placeholder={texts.save.placeholder}
          maxLength={mostCharacters.viewName}
          {...form.getInputProps('name')}
        />
        <Button
          size="sm"
          type="submit"
          loading={isSaving}
          style={{ alignSelf: form.errors.name ? 'center' : undefined }}
        >
          {isTaken ? texts.save.replace : texts.save.submit}
        </Button>
      </Group>
    </form>
  );
}

/** Focuses an area when one of its elements was removed together with the focused button. */
function useFocusAfterRemoval<Area extends HTMLElement>(count: number): RefObject<Area | null> {
  const area = useRef<Area>(null);
  const before = useRef(count);
  useEffect(() => {
    const isRemoval = count < before.current;
    before.current = count;
    if (isRemoval && document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, [count]);
  return area;
}

/** The named views, each with a link and a delete button, and the form that saves the present view. */
export function NamedViews({ query }: { query: string }) {
  const { views, isShared, isSaving, error, refetch, save, remove } = useNamedViews();
  // Without the focus the dialog would not hear Escape.
  const content = useFocusAfterRemoval<HTMLDivElement>(views?.length ?? 0);
  const saveRow = async (name: string, onName: (message: string) => void) => {
    const isSaved = await save(name, query, onName);
    if (isSaved) notifySuccess(texts.saved(name));
    return isSaved;
  };
  const copy = async () => {
    try {
      // Without HTTPS the browser has no clipboard.
      await navigator.clipboard.writeText(window.location.origin + window.location.pathname + query);
      notifySuccess(texts.copied);
    } catch {
      notifyError(texts.notCopied, { autoClose: toast.rejection });
    }
  };
  const removeRow = async (view: NamedView) => {
    const { name, query: former } = view;
    if (await remove(view)) {
      const restore = () => void save(name, former, (message) => notifyError(message, { autoClose: toast.rejection }));
      notifySuccess(texts.removed(name), { action: { label: texts.restore, run: restore } });
    }
  };
  return (
    <Stack gap="sm" ref={content} tabIndex={-1}>
      {error ? (
        <LoadFailure error={error} subject={texts.subject} onRetry={refetch} />
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
                <Group key={view.key} gap="xs" wrap="nowrap" justify="space-between" component="li">
                  <div style={{ minWidth: 0 }}>
                    <Anchor
                      component={Link}
                      to={{ search: view.query }}
                      preventScrollReset
                      size="sm"
                      fw={550}
                      aria-current={view.query === query ? 'true' : undefined}
                    >
                      {view.query === query ? <IconCheck size={14} aria-hidden style={{ marginInlineEnd: 4 }} /> : null}
                      {view.name}
                    </Anchor>
                    <Text size="xs" c="dimmed">
                      {view.authorName}
                    </Text>
                  </div>
                  <ActionIcon
                    variant="subtle"
                    aria-label={texts.remove(view.name)}
                    title={texts.remove(view.name)}
                    onClick={() => void removeRow(view)}
                  >
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                </Group>
              ))}
            </Stack>
          )}
          <SaveViewForm names={views.map(({ name }) => name)} isSaving={isSaving} onSave={saveRow} />
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
  );
}
