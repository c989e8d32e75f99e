import { useEffect, useState } from 'react';
import { registrationTexts } from '#texts/registrations.ts';
import type { ConfirmFormatInput, ParticipationFormat } from '../../../../generated/types.ts';
import type { DraftPlace } from '../../../../lib/draftStorage.ts';
import { isTalkFormat } from '../../../../lib/forms/talk.ts';
import { notifySuccess } from '../../../../lib/notify.ts';
import { sendInput } from '../../../../lib/payload.ts';
import { type Problem, perform } from '../../../../lib/perform.ts';
import { useFormSubmit } from '../../../../ui/form/useFormSubmit.ts';
import { useFormWithDraft } from '../../../../ui/form/useFormWithDraft.ts';
import type { EditableColumn } from '../editable.ts';
import { type LetterChoice, unchanged, useLetterStep } from '../letters/useLetterStep.tsx';
import { useListScope } from '../listContext.ts';
import { lacksTitle } from '../places/lacksTitle.ts';
import { useConfirmFormatMutation } from './ConfirmFormat.generated.ts';
import type { ConflictNotice_ParticipationConflictFragment } from './ConflictNotice.generated.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { conflictOnly } from './conflictOnly.ts';
import {
  baseOfDraft,
  conflictingFields,
  type EditName,
  type EditValues,
  editableFormats,
  editInput,
  type Former,
  formerOf,
  mergeValues,
  recordValues,
  shownFields,
  valuesOf,
} from './editForm.ts';
import type { Record_RegistrationFragment } from './Record.generated.ts';
import { notifyCancelled, useCancelledMeanwhile } from './useCancelledMeanwhile.ts';
import { useTalkSections } from './useTalkSections.ts';

type Conflict = ConflictNotice_ParticipationConflictFragment;
type RecordField = Conflict['fields'][number]['field'];

export interface RecordFormOptions {
  /** The record at the start; the form keeps it, whatever happens to the list meanwhile. */
  registration: Record_RegistrationFragment;
  /** Index of the format to preselect; null keeps the present one. */
  choice?: number | null;
  /** Shows only the inputs of one column. */
  only?: EditableColumn;
  /** Where the unsaved form is stored; if absent, it is not stored. */
  draftPlace?: DraftPlace | null;
  /** Called after each change: whether the form differs from the record, and a function that discards the difference. */
  onDirty?: (isDirty: boolean, discard: () => void) => void;
  /** Gets the reason if the record was not saved; replaces the toast unless `withToast`. */
  onProblem?: ((problem: Problem | null) => void) | undefined;
  withToast?: boolean;
  /** Reports the success, if the parent shows more than a message; without the record if the save changed nothing. */
  onSuccess?: ((choice: LetterChoice, saved: Record_RegistrationFragment | null, before: Former) => void) | undefined;
  onSaved: () => Promise<unknown>;
  /** Called when the person chose the other moderator's version, or the participant has cancelled the registration. */
  onTakeNew: () => void;
}

const loadRules = () => import('./recordSchema.ts');

const recordFields: Record<EditName, RecordField> = {
  format: 'CONFIRMED_FORMAT',
  sectionId: 'CONFIRMED_SECTION',
  talkSchedule: 'TALK_SCHEDULE',
  talkDay: 'TALK_DAY',
  talkTrack: 'TALK_TRACK',
  talkSlot: 'TALK_SLOT',
};

/** The form's names for the input's fields, where they differ. */
const inputNames = { confirmedFormat: 'format', confirmedSectionId: 'sectionId' };

const formatValue = (format: ParticipationFormat | '' | null) =>
  format ? { text: registrationTexts.formats[format] } : null;

/** The conflicting fields with both values. The service lists only sent fields, so it may lack the format. */
function conflictRows({ current, fields }: Conflict, both: readonly RecordField[], mine: EditValues) {
  const rows = fields.filter(({ field }) => both.includes(field));
  const field = 'CONFIRMED_FORMAT';
  if (!both.includes(field) || rows.some((row) => row.field === field)) return rows;
  const row = {
    field,
    day: null,
    current: formatValue(current.confirmedFormat),
    wanted: formatValue(mine.format),
  } as const;
  return [row, ...rows];
}

/** How often other moderators may change other fields of the record while one change is being saved. */
const MOST_MERGES = 3;

/**
 * The form of a record (LST-04). It shows each letter before it saves the changed fields. A change by another moderator meanwhile
 * is not lost: the form merges other fields; a field that both changed is a conflict, which the person decides.
 */
export function useRecordForm(options: RecordFormOptions) {
  const { registration, choice = null, only, draftPlace = null, onDirty, onProblem, withToast = false } = options;
  const { onSuccess, onSaved, onTakeNew } = options;
  const { project } = useListScope();
  const [initial] = useState(registration);
  const formats = editableFormats.filter((it) => it === 'LISTENER' || !initial.isSchool);
  const chosen = formats.find((it) => choice !== null && it === editableFormats[choice]);
  const start = { values: formerOf(initial), version: initial.version };
  const [base, setBase] = useState(start);
  const [form, draft] = useFormWithDraft<EditValues>(
    {
      initialValues: { ...valuesOf(initial), ...(chosen === undefined ? {} : { format: chosen }) },
      validate: async (values) => (await loadRules()).checkEdit(values, only),
      onValuesChange: (values) => report(values),
    },
    draftPlace && { ...draftPlace, basis: base },
  );
  const basis = draft.restored?.basis as typeof base | undefined;
  // A restored draft changes its fields as they were then: a change by another moderator since may be a conflict.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the values that the draft has set
  useEffect(() => {
    if (!basis) return;
    const values = baseOfDraft(form.getValues(), valuesOf(initial), start.values, basis.values);
    setBase({ values, version: basis.version });
  }, [basis]);
  const report = (values: EditValues) =>
    onDirty?.(JSON.stringify(values) !== JSON.stringify(valuesOf(initial)), draft.clear);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key that opens the form has changed it already
  useEffect(() => report(form.getValues()), [onDirty]);
  const sections = useTalkSections(initial.confirmedSection ?? initial.requestedSection);
  const cancelledMeanwhile = useCancelledMeanwhile();
  const onGone = () =>
    cancelledMeanwhile(initial.id, (fullName) => {
      notifyCancelled(fullName);
      draft.clear();
      onTakeNew();
    });
  const letters = useLetterStep({ onProblem, withToast, onGone });
  const [confirm, { loading }] = useConfirmFormatMutation();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const inputOf = (values: EditValues, { values: present, version }: typeof base): ConfirmFormatInput => {
    const { format } = values;
    if (format === '') throw new Error('The form has no format');
    const changed = editInput({ ...values, format }, present, project);
    return { registrationId: initial.id, expectedVersion: version, ...changed };
  };
  const send = (input: ConfirmFormatInput) =>
    perform({
      ...(withToast ? { onProblem } : { inPlace: onProblem }),
      call: async () => conflictOnly(await sendInput(confirm, input)),
      names: inputNames,
      fields: shownFields(form.getValues().format, only),
      onFields: (messages) => showErrors(messages),
      onGone,
    });

  const save = async () => {
    let present = base;
    for (let merges = 0; merges <= MOST_MERGES; merges++) {
      const mine = form.getValues();
      const input = inputOf(mine, present);
      const letter = await letters.ask(input);
      if (letter === null) return;
      const done = await send({ ...input, ...letter.input });
      if (!done) return;
      if (!done.conflict) {
        setConflict(null);
        draft.clear();
        const saved = done.isUnchanged ? null : done.registration;
        const choice = done.isUnchanged ? unchanged : letter;
        if (onSuccess) onSuccess(choice, saved, present.values);
        else notifySuccess(choice.savedText);
        await onSaved();
        return;
      }
      const { current } = done.conflict;
      const theirs = recordValues(current);
      const both = conflictingFields(present.values, mine, theirs).map((name) => recordFields[name]);
      form.setValues(mergeValues(present.values, mine, theirs));
      present = { values: formerOf(current), version: current.version };
      setBase(present);
      if (both.length > 0 || merges === MOST_MERGES) {
        setConflict({ ...done.conflict, fields: conflictRows(done.conflict, both, mine) });
        return;
      }
    }
  };

  const takeNew = () => {
    draft.clear();
    onTakeNew();
  };
  /** Discards the person's own value of one field. A record that is not a talk accepts none of the person's other values. */
  const takeField = (field: RecordField) => {
    const name = (Object.keys(recordFields) as EditName[]).find((key) => recordFields[key] === field);
    if (name === undefined || conflict === null) return;
    if (name === 'format' && !isTalkFormat(base.values.format)) return takeNew();
    form.setFieldValue(name, base.values[name]);
    setConflict({ ...conflict, fields: conflict.fields.filter((one) => one.field !== field) });
  };
  const { formProps, submit, showErrors } = useFormSubmit(form, { loadRules, send: save });
  const isSaving = loading || letters.isAsking;
  return {
    form,
    formProps,
    submit,
    isSaving,
    hasConflict: conflict !== null,
    draft: {
      ...draft,
      discard() {
        draft.discard();
        setBase(start);
      },
    },
    inputs: {
      form,
      formats,
      sections,
      hasPlace: project === null,
      readOnly: isSaving,
      only,
      lacksTitle: (format: EditValues['format']) => lacksTitle(initial, format),
    },
    /** The question about letters; render it outside the form. */
    question: letters.element,
    notice:
      conflict === null ? null : (
        <ConflictNotice
          conflict={conflict}
          isSaving={isSaving}
          onTakeField={takeField}
          onTakeNew={takeNew}
          onApplyMine={() => void submit()}
        />
      ),
  };
}
