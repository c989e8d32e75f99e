import { useForm } from '@mantine/form';
import { type RefObject, useEffect, useState } from 'react';
import { deskRecordTexts as texts } from '#texts/deskRecord.ts';
import { type ChangeRules, planChange } from '../../../../schema/registrationChanges.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { sendInput } from '../../../lib/payload.ts';
import { type Problem, perform } from '../../../lib/perform.ts';
import { useFormSubmit } from '../../../ui/form/useFormSubmit.ts';
import { useConfirmRegistrationMutation } from '../model/ConfirmRegistration.generated.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { recordOf } from '../model/rowFacts.ts';
import { useDeskStore } from '../model/useDesk.ts';
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

interface RecordFormOptions {
  /** The record as it is now. */
  record: DeskRow;
  rules: ChangeRules;
  project: string | null;
  /** Whether the provider can withhold letters. */
  hasLetters: boolean;
  /** Says the dialog whether something would be lost. */
  isTouched: RefObject<boolean>;
  onSaved: () => void;
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
export function useRecordForm(options: RecordFormOptions) {
  const { record, rules, project, hasLetters, isTouched, onSaved, onReload } = options;
  const { isProject } = rules;
  const store = useDeskStore();
  const [confirm] = useConfirmRegistrationMutation();
  // The record that the form's changes are about.
  const [base, setBase] = useState(record);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isLetterSent, setLetterSent] = useState(true);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSaving, setSaving] = useState(false);
  const planOf = (values: RecordValues) => planChange(recordOf(base), changeOf(values, base, isProject), rules);
  const form = useForm<RecordValues>({
    mode: 'controlled',
    initialValues: valuesOf(record),
    validate: (values) => mistakesOf(values, planOf(values), isProject),
  });
  const { values } = form;
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
  const decide = (name: DecisionName) =>
    setConflict((before) => before && { ...before, names: before.names.filter((one) => one !== name) });
  const take = (name: DecisionName) => {
    form.setFieldValue(name, presentOf(base)[name] ?? '');
    decide(name);
  };

  const plan = planOf(values);
  const sendsLetter = plan.outcome === 'CHANGED' && plan.sendsLetter;
  const finish = (message: string) => {
    notifySuccess(message);
    isTouched.current = false;
    onSaved();
  };
  const send = async (sent: RecordValues) => {
    if (planOf(sent).outcome === 'UNCHANGED') return finish(texts.unchanged);
    const isWithheld = hasLetters && sendsLetter && !isLetterSent;
    const input = inputOf(base, changeOf(sent, base, isProject), project, base);
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

  const shown = shownNames(values.confirmedFormat, isProject);
  return {
    form,
    formProps,
    submit,
    base,
    plan,
    shown,
    problem,
    isSaving,
    /** Whether somebody changed the record since the form was filled. */
    isStale: !isSaving && differs && isChangedRecord(base, record, isProject),
    showPresent: () => meet(record),
    conflict: conflict && { ...conflict, names: conflict.names.filter((name) => shown.includes(name)) },
    take,
    keep: decide,
    letter: hasLetters && sendsLetter ? inputOf(base, changeOf(values, base, isProject), project) : null,
    isLetterSent,
    setLetterSent,
  };
}
