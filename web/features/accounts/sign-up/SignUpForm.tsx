import { Button, Stack } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { accountsTexts } from '#texts/accounts.ts';
import { privacyVersion } from '#texts/privacyVersion.ts';
import type { ConsentVersions } from '../../../lib/consents.ts';
import { citizenshipOf, formNames, type TypedNames } from '../../../lib/forms/person.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { fieldErrors } from '../../../lib/userErrors.ts';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { useFormSubmit } from '../../../ui/form/useFormSubmit.ts';
import { useFormWithDraft } from '../../../ui/form/useFormWithDraft.ts';
import { lazyPart } from '../../../ui/page/lazyPart.ts';
import { useLacksSlice, useSlices } from '../../../ui/service/useSlices.ts';
import { AccountFields } from './AccountFields.tsx';
import { type SignUpMutationVariables, useSignUpMutation } from './SignUp.generated.ts';
import type { SignUpFailure } from './SignUpErrorDialog.tsx';
import { initialValues, noOther, type SignUpValues, typedNames } from './signUpForm.ts';
import type { Lists } from './useChoices.ts';

type SignUpInput = SignUpMutationVariables['input'];

/** The checked values in the service's form. Sends typed names only with their 'other' choice. */
async function signUpInput(
  values: SignUpValues,
  typed: TypedNames,
  { consents, asksToBeListed }: { consents: ConsentVersions; asksToBeListed: boolean },
): Promise<SignUpInput> {
  const { fullPhoneNumber } = await import('./phone.ts');
  const { gender } = values;
  if (gender === '') throw new Error('the form was sent unchecked');
  return {
    email: values.email.trim().toLowerCase(),
    password: values.password,
    passwordConfirmation: values.passwordConfirmation,
    lastName: values.lastName.trim(),
    firstName: values.firstName.trim(),
    middleName: values.hasNoMiddleName ? null : values.middleName.trim(),
    phone: fullPhoneNumber(values.phone, values.phoneCountry),
    birthDate: values.birthDate,
    gender,
    citizenship: citizenshipOf(values),
    organizationId: values.organizationId,
    otherOrganization: typed.otherOrganization ? values.otherOrganization.trim() : null,
    positionId: values.positionId,
    otherPosition: typed.otherPosition ? values.otherPosition.trim() : null,
    academicDegreeId: values.academicDegreeId,
    hasConsented: values.consent,
    consentVersion: consents?.processing ?? privacyVersion,
    ...(consents === null && asksToBeListed ? { isListed: values.isListed } : {}),
    ...(consents !== null && values.isListed ? { publicationConsentVersion: consents.publication } : {}),
  };
}

const SignUpErrorDialog = lazyPart('SignUpErrorDialog', () => import('./SignUpErrorDialog.tsx'));

interface SignUpFormProps {
  /** Null until the lists are loaded. */
  lists: Lists | null;
  consents: ConsentVersions;
  /** Replaces their fields after a failed load. */
  missing: ReactNode;
  /** Called with the address that the letter was sent to. */
  onRegistered: (email: string) => void;
}

const passwords = ['password', 'passwordConfirmation'] as const;
/** Checkboxes that a draft does not restore, because the documents may have changed since (R21). */
const boxes = ['consent', 'isListed'] as const;
const withoutConsents: SignUpValues = { ...initialValues, consent: false, isListed: false };
/** The form's names for the service's fields. */
const consentNames = { hasConsented: 'consent', publicationConsentVersion: 'isListed' };

/** What a submit needs, also the dialogs that show its result: without them nothing is sent. */
const loadParts = () =>
  Promise.all([
    import('./signUpSchema.ts'),
    import('./phone.ts'),
    SignUpErrorDialog.load(),
    import('../DoneDialog.tsx'),
  ]);
const { registration: texts } = accountsTexts;

/** The account form (ACC-06 … ACC-11). The input stays after every answer of the service. */
export function SignUpForm({ lists, consents, missing, onRegistered }: SignUpFormProps) {
  const other = lists?.other ?? noOther;
  const [failure, setFailure] = useState<SignUpFailure | null>(null);
  const asksToBeListed = useSlices().has('publicity');
  // A provider without the choice lists everybody (R21).
  const mustBeListed = useLacksSlice('publicity') && consents !== null;
  const [hasFailed, setFailed] = useState(false);
  const [register, { loading }] = useSignUpMutation();
  const [form, draft] = useFormWithDraft(
    {
      initialValues: consents === null ? initialValues : withoutConsents,
      validate: async (values) => (await loadParts())[0].checkSignUp(values, other, mustBeListed),
    },
    { name: 'account', version: 2, account: null, never: consents === null ? passwords : [...passwords, ...boxes] },
  );

  const fail = (reason: SignUpFailure) => {
    setFailed(true);
    setFailure(reason);
  };
  const send = async (values: SignUpValues) => {
    const typed = typedNames(values, other);
    try {
      const answer = await register({
        variables: { input: await signUpInput(values, typed, { consents, asksToBeListed }) },
      });
      const { userErrors: errors, email } = payloadOf(answer, 'signUp');
      if (errors.length === 0) {
        draft.clear();
        onRegistered(email ?? values.email);
        return;
      }
      form.setErrors(fieldErrors(errors, { ...consentNames, ...formNames(typed) }).fields);
      fail({
        kind: 'rejected',
        messages: errors.map(({ message }) => message),
        isTaken: errors.some(({ code }) => code === 'TAKEN'),
      });
    } catch (error) {
      fail({ kind: 'failed', error });
    }
  };
  const { formProps, focusInvalid } = useFormSubmit(form, { loadRules: loadParts, send });
  const closeFailure = () => {
    setFailure(null);
    focusInvalid();
  };

  return (
    <form {...formProps}>
      <Stack gap="lg">
        <DraftNotice draft={draft} />
        <AccountFields
          form={form}
          lists={lists}
          missing={missing}
          asksToBeListed={asksToBeListed}
          mustBeListed={mustBeListed}
          consents={consents}
        />
        <Button type="submit" loading={loading} size="lg">
          {texts.submit}
        </Button>
      </Stack>
      <Suspense>{hasFailed ? <SignUpErrorDialog failure={failure} onClose={closeFailure} /> : null}</Suspense>
    </form>
  );
}
