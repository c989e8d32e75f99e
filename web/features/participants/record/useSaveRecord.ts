import { useState } from 'react';
import type { ParticipationFormatChoice } from '../../../generated/types.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { perform } from '../../../lib/perform.ts';
import { recordTexts } from '../../../texts/ru/participation.ts';
import { useConfirmFormatMutation } from './ConfirmFormat.generated.ts';
import type { ConflictNotice_ParticipationConflictFragment } from './ConflictNotice.generated.ts';
import { type EditValues, editInput } from './editForm.ts';

interface SaveOptions {
  registrationId: string;
  /** The record's version as the form began. */
  version: string | null;
  /** Whether the form holds day, track and slot. */
  hasPlace: boolean;
  onFields: (messages: Record<string, string>) => void;
  onSaved: () => Promise<unknown>;
}

/** Saves a record. A change by another moderator becomes a conflict and is never overwritten silently. */
export function useSaveRecord({ registrationId, version, hasPlace, onFields, onSaved }: SaveOptions) {
  const [confirm, { loading }] = useConfirmFormatMutation();
  const [conflict, setConflict] = useState<ConflictNotice_ParticipationConflictFragment | null>(null);

  const save = async (values: EditValues & { format: ParticipationFormatChoice }) => {
    const expectedVersion = conflict?.current.version ?? version;
    const input = editInput(values, { registrationId, expectedVersion }, hasPlace);
    const done = await perform({
      call: async () => payloadOf(await confirm({ variables: { input } }), 'confirmFormat'),
      fields: ['format', 'sectionId', 'talkSchedule', 'talkDay', 'talkTrack', 'talkSlot'],
      onFields,
    });
    if (done?.conflict) setConflict(done.conflict);
    else if (done) {
      setConflict(null);
      notifySuccess(recordTexts.saved);
      await onSaved();
    }
  };
  return { save, isSaving: loading, conflict };
}
