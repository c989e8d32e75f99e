import { useForm } from '@mantine/form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { deskRecordTexts as texts } from '#texts/deskRecord.ts';
import { planChange } from '../../../../schema/registrationChanges.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { sendInput } from '../../../lib/payload.ts';
import { type Problem, perform } from '../../../lib/perform.ts';
import { useFormSubmit } from '../../../ui/form/useFormSubmit.ts';
import { useSlices } from '../../../ui/service/useSlices.ts';
import { useConfirmRegistrationMutation } from '../model/ConfirmRegistration.generated.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { recordOf } from '../model/rowFacts.ts';
import { useDeskStore } from '../model/useDesk.ts';
import type { DeskEdition } from '../model/useDeskEdition.ts';
import {
  changeOf,
  conflictNames,
  type DecisionName,
  inputOf,
  isChangedRecord,
  mistakesOf,
  presentOf,
  type RecordValues,
  shownNames,
  valuesOf,
} from './recordForm.ts';

export interface RecordFormProps {
  /** The record as it is now. */
  record: DeskRow;
  edition: DeskEdition;
  project: string | null;
  /** Says the dialog whether something would be lost. */
  isTouched: RefObject<boolean>;
  /** Whether another record follows. */
  hasNext: boolean;
  onCancel: () => void;
  /** `goesOn`: whether the next record is wanted. */
  onSaved: (goesOn: boolean) => void;
  /** Reads the record again. */
  onReload: () => Promise<unknown>;
}

interface Conflict {
  /** Inputs whose two values nobody has chosen between. */
  names: readonly DecisionName[];
  confirmation: boolean | null;
}

/**
 * The form of a record: it checks by the rules that the service follows, sends what was changed with what the moderator saw,
 * and meets a change by somebody else (LST-04, R25).
 */
export function useRecordForm({ record, edition, project, isTouched, onSaved, onReload }: RecordFormProps) {
  const { rules } = edition;
  const { isProject } = rules;
  const store = useDeskStore();
  const canWithhold = useSlices().has('letterPreviews');
  const [confirm] = useConfirmRegistrationMutation();
  // The record that the form's changes are about.
  const [base, setBase] = useState(record);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isLetterSent, setLetterSent] = useState(true);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSaving, setSaving] = useState(false);
  const planOf = (values: RecordValues) => planChange(recordOf(base), changeOf(values, base, isProject), rules);
  const form = useForm<RecordValues>({
    initialValues: valuesOf(record),
    validate: (values) => mistakesOf(values, planOf(values), isProject),
    enhanceGetInputProps: () => ({ readOnly: isSaving }),
  });
  const { values } = form;
  const plan = planOf(values);
  const shown = shownNames(values.confirmedFormat, isProject);
  const sendsLetter = canWithhold && plan.outcome === 'CHANGED' && plan.sendsLetter;
  const differs = JSON.stringify(values) !== JSON.stringify(valuesOf(base));
  useEffect(() => {
    isTouched.current = differs;
    return () => {
      isTouched.current = false;
    };
  }, [differs, isTouched]);

  // A form that nobody touched shows what somebody else has changed.
  const follows = record !== base && !differs && !isSaving && conflict === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's methods are new in each render
  useEffect(() => {
    if (!follows) return;
    setBase(record);
    form.setValues(valuesOf(record));
  }, [follows, record]);

  const meet = (present: DeskRow) => {
    const names = conflictNames(form.getValues(), base, present, isProject);
    setConflict((before) => ({
      names: [...new Set([...(before?.names ?? []), ...names])],
      confirmation: base.isConfirmed === present.isConfirmed ? null : present.isConfirmed,
    }));
    setBase(present);
  };
  const choose = (name: DecisionName, takesPresent: boolean) => {
    if (takesPresent) form.setFieldValue(name, presentOf(base)[name] ?? '');
    setConflict((before) => before && { ...before, names: before.names.filter((one) => one !== name) });
  };

  const goesOn = useRef(false);
  const finish = (message: string) => {
    notifySuccess(message);
    isTouched.current = false;
    onSaved(goesOn.current);
  };
  const send = async (sent: RecordValues) => {
    if (planOf(sent).outcome === 'UNCHANGED') return finish(texts.unchanged);
    const isWithheld = sendsLetter && !isLetterSent;
    const input = inputOf(base, changeOf(sent, base, isProject), project);
    setSaving(true);
    const answer = await perform({
      call: async () => {
        const payload = await sendInput(confirm, { ...input, ...(isWithheld ? { sendLetter: false } : {}) });
        // A conflict is no refusal: the form shows it.
        return payload.current === null ? payload : { ...payload, userErrors: [] };
      },
      fields: shownNames(sent.confirmedFormat, isProject),
      onFields: (messages) => showErrors(messages),
      onProblem: setProblem,
      reload: onReload,
    });
    setSaving(false);
    if (answer === null) return;
    if (answer.current !== null) return meet(answer.current);
    if (answer.registration === null) void onReload();
    else store.replace(answer.registration);
    finish(isWithheld ? texts.savedWithoutLetter : texts.saved);
  };
  const { formProps, submit, showErrors } = useFormSubmit(form, { send });
  return {
    form,
    formProps,
    /** Saves; `next`: whether the next record is wanted. */
    save: (next: boolean) => {
      if (isSaving) return;
      goesOn.current = next;
      void submit();
    },
    base,
    plan,
    shown,
    problem,
    isSaving,
    /** Whether somebody changed the record since the form was filled. */
    isStale: !isSaving && differs && isChangedRecord(base, record, isProject),
    showPresent: () => meet(record),
    conflict: conflict && { ...conflict, names: conflict.names.filter((name) => shown.includes(name)) },
    choose,
    letter: sendsLetter ? inputOf(base, changeOf(values, base, isProject), project) : null,
    isLetterSent,
    setLetterSent,
  };
}
