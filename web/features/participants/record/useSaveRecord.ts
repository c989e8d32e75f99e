import { useState } from 'react';
import type { ConfirmFormatInput } from '../../../generated/types.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { perform } from '../../../lib/perform.ts';
import type { Form } from '../../../ui/form.ts';
import type { LetterChoice } from '../letters/useLetterStep.tsx';
import { useConfirmFormatMutation } from './ConfirmFormat.generated.ts';
import type { ConflictNotice_ParticipationConflictFragment } from './ConflictNotice.generated.ts';
import { conflictingFields, type EditName, type EditValues, editInput, mergeValues, recordValues } from './editForm.ts';
import type { Record_RegistrationFragment } from './Record.generated.ts';

type Conflict = ConflictNotice_ParticipationConflictFragment;
type RecordField = Conflict['fields'][number]['field'];

interface SaveOptions {
  /** The record as the form began. */
  registration: Record_RegistrationFragment;
  form: Form<EditValues>;
  /** Slug of the project whose list it is; null for the main list. */
  project: string | null;
  onFields: (messages: Record<string, string>) => void;
  /** Shows what the save causes; null where the person returns to the form. */
  onAsk: (input: ConfirmFormatInput) => Promise<LetterChoice | null>;
  /** Reports the success where the caller offers more than the words. */
  onSuccess?: (choice: LetterChoice, saved: Record_RegistrationFragment | null, before: EditValues) => void;
  onSaved: () => Promise<unknown>;
}

const recordFields: Record<EditName, RecordField> = {
  format: 'FORMAT',
  sectionId: 'SECTION',
  talkSchedule: 'TALK_SCHEDULE',
  talkDay: 'TALK_DAY',
  talkTrack: 'TALK_TRACK',
  talkSlot: 'TALK_SLOT',
};

/** How often other moderators may change other fields of the record while one change is sent. */
const MOST_MERGES = 3;

/**
 * Saves the changed fields of a record. A change by another moderator meanwhile is kept: other fields are merged, and a
 * field that both changed is a conflict, which the person decides.
 */
export function useSaveRecord(options: SaveOptions) {
  const { registration, form, project, onFields, onAsk, onSuccess, onSaved } = options;
  const [confirm, { loading }] = useConfirmFormatMutation();
  const [base, setBase] = useState({ values: recordValues(registration), version: registration.version });
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const inputOf = (values: EditValues, { values: present, version }: typeof base): ConfirmFormatInput => {
    const { format } = values;
    if (format === '') throw new Error('The form has no format');
    const changed = editInput({ ...values, format }, present, project);
    return { registrationId: registration.id, expectedVersion: version, ...changed };
  };
  const send = (input: ConfirmFormatInput) =>
    perform({
      call: async () => {
        return payloadOf(await confirm({ variables: { input } }), 'confirmFormat');
      },
      fields: Object.keys(recordFields),
      onFields,
    });

  const save = async () => {
    let present = base;
    for (let merges = 0; merges <= MOST_MERGES; merges++) {
      const mine = form.read().values;
      const input = inputOf(mine, present);
      const choice = await onAsk(input);
      if (choice === null) return;
      const done = await send({ ...input, ...choice.input });
      if (!done) return;
      if (!done.conflict) {
        setConflict(null);
        if (onSuccess) onSuccess(choice, done.registration, present.values);
        else notifySuccess(choice.savedText);
        await onSaved();
        return;
      }
      const { current, fields } = done.conflict;
      const theirs = recordValues(current);
      const both = conflictingFields(present.values, mine, theirs).map((name) => recordFields[name]);
      form.set(mergeValues(present.values, mine, theirs));
      present = { values: theirs, version: current.version };
      setBase(present);
      if (both.length > 0 || merges === MOST_MERGES) {
        setConflict({ ...done.conflict, fields: fields.filter(({ field }) => both.includes(field)) });
        return;
      }
    }
  };

  /** Gives up the own value of one field. */
  const takeField = (field: RecordField) => {
    const name = (Object.keys(recordFields) as EditName[]).find((key) => recordFields[key] === field);
    if (name === undefined || conflict === null) return;
    form.set({ [name]: base.values[name] });
    setConflict({ ...conflict, fields: conflict.fields.filter((one) => one.field !== field) });
  };
  return { save, takeField, isSending: loading, conflict };
}
