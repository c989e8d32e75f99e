import { Button, Stack } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useDraft } from '../../../lib/drafts.ts';
import { submitForm, useForm } from '../../../lib/form.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { fieldErrors } from '../../../lib/userErrors.ts';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { AccountFields } from './AccountFields.tsx';
import { useRegisterAccountMutation } from './RegisterAccount.generated.ts';
import type { RegistrationFailure } from './SignUpErrorDialog.tsx';
import { initialValues, noOther, type RegistrationValues, validateRegistration } from './signUpForm.ts';
import { inputToForm, signUpInput } from './signUpInput.ts';
import type { Lists } from './useChoices.ts';

const SignUpErrorDialog = lazy(() =>
  import('./SignUpErrorDialog.tsx').then((it) => ({ default: it.SignUpErrorDialog })),
);

interface SignUpFormProps {
  /** Null until they are there. */
  lists: Lists | null;
  /** Stands in the place of their fields when they could not be loaded. */
  missing: ReactNode;
  /** Called with the address the letter went to. */
  onRegistered: (email: string) => void;
}

const { registration: texts } = accountsTexts;

/** The account form (ACC-06 … ACC-11). Whatever the service answers, what was typed stays. */
export function SignUpForm({ lists, missing, onRegistered }: SignUpFormProps) {
  const other = lists?.other ?? noOther;
  const formElement = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<RegistrationFailure | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [register, { loading }] = useRegisterAccountMutation();
  const form = useForm<RegistrationValues>(initialValues);
  const draft = useDraft(form, {
    name: 'account',
    version: 1,
    account: null,
    never: ['password', 'passwordConfirmation'],
  });

  const fail = (reason: RegistrationFailure) => {
    setFailed(true);
    setFailure(reason);
  };
  const send = async (values: RegistrationValues) => {
    if (loading) return;
    try {
      const answer = await register({ variables: { input: await signUpInput(values, other) } });
      const { userErrors: errors, email } = payloadOf(answer, 'registerAccount');
      if (errors.length === 0) {
        draft.clear();
        onRegistered(email ?? values.email);
        return;
      }
      form.setErrors(fieldErrors(errors, inputToForm).fields);
      fail({
        kind: 'refused',
        messages: errors.map(({ message }) => message),
        isTaken: errors.some(({ code }) => code === 'TAKEN'),
      });
    } catch (error) {
      fail({ kind: 'failed', error });
    }
  };
  const submit = submitForm(form, {
    validate: (values) => validateRegistration(values, other),
    send,
    onInvalid: () => focusFirstInvalid(formElement.current),
  });
  const closeFailure = () => {
    setFailure(null);
    focusFirstInvalid(formElement.current);
  };

  return (
    <form ref={formElement} onSubmit={submit} noValidate>
      <Stack gap="lg">
        <DraftNotice draft={draft} />
        <AccountFields form={form} lists={lists} missing={missing} />
        <Button type="submit" loading={loading} size="lg">
          {texts.submit}
        </Button>
      </Stack>
      <Suspense>{hasFailed ? <SignUpErrorDialog failure={failure} onClose={closeFailure} /> : null}</Suspense>
    </form>
  );
}
