import { Avatar, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { toast } from '../../lib/notify.ts';
import { payloadOf } from '../../lib/payload.ts';
import { perform } from '../../lib/perform.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { checkFile } from '../../ui/checkFile.ts';
import { UploadProgress } from '../../ui/UploadProgress.tsx';
import { useUpload } from '../../ui/useUpload.ts';
import { useUploadPhotoMutation } from './UploadPhoto.generated.ts';

interface ProfilePhotoProps {
  name: string;
  url: string | null;
}

const { profile, files } = cabinetTexts;
const texts = profile.photo;
const photoExtensions = ['gif', 'jpeg', 'jpg', 'png'];
const refusals = { tooLarge: files.tooLarge, wrongFormat: files.wrongFormat } as const;

/** The photo and its replacement (CAB-02). The header shows the same cached profile, so its avatar follows. */
export function ProfilePhoto({ name, url }: ProfilePhotoProps) {
  const [send] = useUploadPhotoMutation();
  const { progress, run, stop } = useUpload();
  const [error, setError] = useState<string | null>(null);
  const resetPicker = useRef<() => void>(null);

  const upload = async (file: File | null) => {
    if (file === null) return;
    resetPicker.current?.();
    const refusal = checkFile(file, photoExtensions);
    setError(refusal === null ? null : refusals[refusal]);
    if (refusal !== null) return;
    const variables = { input: { file } };
    await perform({
      call: () => run(async (context) => payloadOf(await send({ variables, context }), 'uploadPhoto')),
      success: { message: texts.done, autoClose: toast.refusal },
      fields: ['file'],
      onFields: (messages) => setError(messages.file ?? null),
    });
  };

  return (
    <Group gap="lg" align="center">
      <Avatar src={url} size={96} name={name} alt={texts.alt(name)} color="purple" />
      <Stack gap={6} align="flex-start" flex={1} miw={200}>
        {progress === null ? (
          <FileButton onChange={upload} accept="image/gif,image/jpeg,image/png" resetRef={resetPicker}>
            {(props) => (
              <Button {...props} variant="default" size="sm">
                {url === null ? texts.upload : texts.replace}
              </Button>
            )}
          </FileButton>
        ) : (
          <UploadProgress progress={progress} labels={{ ...files.dialog, progress: texts.uploading }} onStop={stop} />
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
    </Group>
  );
}
