import { useState } from 'react';
import type { RegistrationFileKind } from '../../generated/types.ts';
import { notifySuccess, toast } from '../../lib/notify.ts';
import { payloadOf } from '../../lib/payload.ts';
import { type Problem, perform } from '../../lib/perform.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { useRegistrationGone } from '../../ui/registrationGone.ts';
import { useUpload } from '../../ui/useUpload.ts';
import { useWindowSet } from '../../ui/windowSet.ts';
import { useUploadRegistrationFileMutation } from './UploadRegistrationFile.generated.ts';

interface SlotUploadOptions {
  registrationId: string;
  kind: RegistrationFileKind;
  /** The service rejected the file itself. */
  onRefused: (message: string | null) => void;
  /** The registration was cancelled elsewhere. */
  onGone: () => void;
  /** What the slot holds may have changed. */
  onChanged: () => Promise<unknown>;
}

const { dialog: texts } = cabinetTexts.files;

/** Fills a slot, or puts another file in the place of the one that is there. */
export function useSlotUpload({ registrationId, kind, onRefused, onChanged, onGone }: SlotUploadOptions) {
  const [send] = useUploadRegistrationFileMutation();
  const { progress, run, stop } = useUpload();
  const windows = useWindowSet();
  const gone = useRegistrationGone(onGone);
  const [problem, setProblem] = useState<Problem | null>(null);

  const upload = (file: File, replaces: string | null) => {
    const variables = { input: { registrationId, kind, windows, file, replaces } };
    return perform({
      onProblem: setProblem,
      onGone: gone,
      call: () => run(async (context) => payloadOf(await send({ variables, context }), 'uploadRegistrationFile')),
      success: { message: texts.success },
      fields: ['file'],
      onFields: (messages) => onRefused(messages.file ?? null),
      reload: onChanged,
    });
  };

  // The upload may have ended before the stop: reload the slot.
  const interrupt = () => {
    stop();
    notifySuccess(texts.stopped, { autoClose: toast.rejection });
    void onChanged();
  };

  return { progress, problem, upload, interrupt };
}
