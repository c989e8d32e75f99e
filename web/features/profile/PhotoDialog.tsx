import 'react-easy-crop/react-easy-crop.css';
import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Slider, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { cabinetTexts } from '#texts/cabinet.ts';
import { notifySuccess, toast } from '../../lib/notify.ts';
import { payloadOf } from '../../lib/payload.ts';
import { type Problem, perform } from '../../lib/perform.ts';
import { DialogActions } from '../../ui/dialog/DialogActions.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { UploadProgress } from '../../ui/file/UploadProgress.tsx';
import { useUpload } from '../../ui/file/useUpload.ts';
import classes from './PhotoDialog.module.css';
import { type Area, type ChosenPhoto, cropSquare } from './photo.ts';
import { useUploadPhotoMutation } from './UploadPhoto.generated.ts';

interface PhotoDialogProps {
  photo: ChosenPhoto;
  onClose: () => void;
}

const { photo: texts } = cabinetTexts.profile;
const { dialog: uploadTexts } = cabinetTexts.files;
const MOST_ZOOM = 4;

/** Chooses the square of a photo by mouse, touch or keyboard, and sends it (CAB-02). */
export function PhotoDialog({ photo, onClose }: PhotoDialogProps) {
  const client = useApolloClient();
  const [send] = useUploadPhotoMutation();
  const { progress, run, stop } = useUpload();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isCropping, setCropping] = useState(false);
  const hint = useId();
  const isSending = progress !== null;

  const reloadPhoto = () => client.refetchQueries({ include: ['Viewer'] });

  const cutOut = async (): Promise<File | null> => {
    setCropping(true);
    try {
      return await cropSquare(photo, area);
    } catch {
      setError(texts.unreadable);
      return null;
    } finally {
      setCropping(false);
    }
  };

  const submit = async () => {
    setError(null);
    const file = await cutOut();
    if (file === null) return;
    const variables = { input: { file } };
    const done = await perform({
      call: () => run(async (context) => payloadOf(await send({ variables, context }), 'uploadPhoto')),
      onProblem: setProblem,
      success: { message: texts.done, autoClose: toast.rejection },
      fields: ['file'],
      onFields: (messages) => setError(messages.file ?? null),
      reload: reloadPhoto,
    });
    if (done) onClose();
  };
  // The upload may have ended before the stop: reload the photo.
  const interrupt = () => {
    stop();
    notifySuccess(uploadTexts.stopped, { autoClose: toast.rejection });
    void reloadPhoto();
  };

  return (
    <FormDialog opened size="md" onClose={onClose} title={texts.dialog.title} busy={isSending}>
      <Stack gap="md">
        <div className={classes.frame}>
          <Cropper
            image={photo.url}
            crop={crop}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'application', 'aria-label': texts.dialog.square, 'aria-describedby': hint }}
          />
        </div>
        <Text size="sm" c="dimmed" id={hint}>
          {texts.dialog.hint}
        </Text>
        <Group gap="md" wrap="nowrap">
          <Text size="sm">{texts.dialog.zoom}</Text>
          <Slider
            flex={1}
            min={1}
            max={MOST_ZOOM}
            step={0.1}
            label={null}
            value={zoom}
            onChange={setZoom}
            disabled={isSending}
            thumbLabel={texts.dialog.zoom}
          />
        </Group>
        <div role="alert">{error === null ? null : <Text c="var(--mantine-color-error)">{error}</Text>}</div>
        {progress === null ? null : (
          <UploadProgress progress={progress} labels={{ ...uploadTexts, progress: texts.uploading }} />
        )}
        <DialogActions
          problem={problem}
          {...(isSending ? { onLeave: interrupt, leaveLabel: uploadTexts.stop } : { onLeave: onClose })}
        >
          <Button loading={isSending || isCropping} onClick={submit}>
            {texts.dialog.submit}
          </Button>
        </DialogActions>
      </Stack>
    </FormDialog>
  );
}
