import { Button, Stack } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formNames } from '../../../lib/forms/person.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { fieldErrors } from '../../../lib/userErrors.ts';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { useForm } from '../../../ui/form.ts';
import { useDraft } from '../../../ui/useDraft.ts';
import { useSubmit } from '../../../ui/useSubmit.ts';
import { AccountFields } from './AccountFields.tsx';
import { useSignUpMutation } from './SignUp.generated.ts';
import type { SignUpFailure } from './SignUpErrorDialog.tsx';
import { initialValues, noOther, type SignUpValues, typedNames } from './signUpForm.ts';
import { signUpInput } from './signUpInput.ts';
import type { Lists } from './useChoices.ts';

const SignUpErrorDialog = lazy(() =>
  import('./SignUpErrorDialog.tsx').then((it) => ({ default: it.SignUpErrorDialog })),
);

interface SignUpFormProps {
  /** Null until they are loaded. */
  lists: Lists | null;
  /** Shown instead of their fields after a failed load. */
  missing: ReactNode;
  /** Called with the address the letter went to. */
  onRegistered: (email: string) => void;
}

const { registration: texts } = accountsTexts;

/** The account form (ACC-06 … ACC-11). The input stays whatever the service answers. */
export function SignUpForm({ lists, missing, onRegistered }: SignUpFormProps) {
  const other = lists?.other ?? noOther;
  const [failure, setFailure] = useState<SignUpFailure | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [register, { loading }] = useSignUpMutation();
  const form = useForm<SignUpValues>(initialValues);
  const draft = useDraft(form, {
    name: 'account',
    version: 2,
    account: null,
    never: ['password', 'passwordConfirmation'],
  });

  const fail = (reason: SignUpFailure) => {
    setFailed(true);
    setFailure(reason);
  };
  const send = async (values: SignUpValues) => {
    const typed = typedNames(values, other);
    try {
      const answer = await register({ variables: { input: await signUpInput(values, typed) } });
      const { userErrors: errors, email } = payloadOf(answer, 'signUp');
      if (errors.length === 0) {
        draft.clear();
        onRegistered(email ?? values.email);
        return;
      }
      form.setErrors(fieldErrors(errors, formNames(typed)).fields);
      fail({
        kind: 'rejected',
        messages: errors.map(({ message }) => message),
        isTaken: errors.some(({ code }) => code === 'TAKEN'),
      });
    } catch (error) {
      fail({ kind: 'failed', error });
    }
  };
  const { formProps, focusInvalid } = useSubmit(form, {
    rules: () => import('./signUpSchema.ts'),
    check: ({ checkSignUp }, values) => checkSignUp(values, other),
    send,
  });
  const closeFailure = () => {
    setFailure(null);
    focusInvalid();
  };

  return (
    <form {...formProps}>
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
