import { Avatar, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { memo, Suspense, useRef, useState } from 'react';
import { cabinetTexts } from '#texts/cabinet.ts';
import { payloadOf } from '../../lib/payload.ts';
import { type Problem, perform } from '../../lib/perform.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { lazyPart } from '../../ui/page/lazyPart.ts';
import { useSlices } from '../../ui/service/useSlices.ts';
import { useDeletePhotoMutation } from './DeletePhoto.generated.ts';
import type { ChosenPhoto } from './photo.ts';

// The code that reads and crops is large, and few people change their photo.
const loadPhoto = () => import('./photo.ts');
const PhotoDialog = lazyPart('PhotoDialog', () => import('./PhotoDialog.tsx'));

interface ProfilePhotoProps {
  name: string;
  url: string | null;
}

const { profile, files } = cabinetTexts;
const texts = profile.photo;
const rejections = { tooLarge: files.tooLarge, wrongFormat: files.wrongFormat, unreadable: texts.unreadable } as const;

/** The photo and its replacement (CAB-02). The header shows the same cached profile, so its avatar follows. */
export const ProfilePhoto = memo(function ProfilePhoto({ name, url }: ProfilePhotoProps) {
  const canDelete = useSlices().has('accountChanges');
  const [isDeleting, setDeleting] = useState(false);
  const [deletePhoto] = useDeletePhotoMutation();
  const [isReading, setReading] = useState(false);
  const [chosen, setChosen] = useState<ChosenPhoto | null>(null);
  const [error, setError] = useState<string | null>(null);
  const resetPicker = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);

  const pick = async (file: File | null) => {
    if (file === null) return;
    // Allows choosing the same file again after a correction.
    resetPicker.current?.();
    setReading(true);
    setError(null);
    try {
      const { readPhoto } = await loadPhoto();
      const read = await readPhoto(file);
      if (typeof read === 'string') setError(rejections[read]);
      else setChosen(read);
    } catch {
      setError(texts.unreadable);
    } finally {
      setReading(false);
    }
  };
  const removePhoto = async (onProblem: (problem: Problem | null) => void) => {
    const done = await perform({
      call: async () => payloadOf(await deletePhoto(), 'deletePhoto'),
      success: { message: texts.removed },
      onProblem,
    });
    if (!done) return;
    setDeleting(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  const close = () => {
    if (chosen !== null) URL.revokeObjectURL(chosen.url);
    setChosen(null);
    // The button lost the focus while the photo was read.
    requestAnimationFrame(() => button.current?.focus());
  };

  return (
    <Group gap="lg" align="center">
      <Avatar src={url} size={96} name={name} alt={texts.alt(name)} color="purple" />
      <Stack gap={6} align="flex-start" flex={1} miw="min(12.5rem, 100%)">
        <FileButton onChange={pick} accept="image/gif,image/jpeg,image/png" resetRef={resetPicker}>
          {(props) => (
            <Button {...props} ref={button} variant="default" size="sm" loading={isReading}>
              {url === null ? texts.upload : texts.replace}
            </Button>
          )}
        </FileButton>
        {url === null || !canDelete ? null : (
          <Button variant="subtle" color="red" size="sm" onClick={() => setDeleting(true)}>
            {texts.remove}
          </Button>
        )}
        <Text size="sm" c="dimmed">
          {texts.hint}
        </Text>
        <div role="alert">
          {error === null ? null : (
            <Text size="sm" c="var(--mantine-color-error)">
              {error}
            </Text>
          )}
        </div>
      </Stack>
      <ConfirmDialog
        opened={isDeleting}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        danger
        onConfirm={removePhoto}
        onClose={() => setDeleting(false)}
      >
        <Text>{texts.removeText}</Text>
      </ConfirmDialog>
      {chosen === null ? null : (
        <Suspense fallback={null}>
          <PhotoDialog photo={chosen} onClose={close} />
        </Suspense>
      )}
    </Group>
  );
});
