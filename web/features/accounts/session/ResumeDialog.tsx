import { useApolloClient } from '@apollo/client/react';
import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountsTexts } from '#texts/accounts.ts';
import { dropDrafts } from '../../../lib/draftStorage.ts';
import { describeFailure, rateLimitText } from '../../../lib/failures.ts';
import { paths } from '../../../lib/paths.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { acceptOtherSession, endSession, markSession } from '../../../lib/session.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { useBackCloses } from '../../../ui/dialog/useBackCloses.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useFormSubmit } from '../../../ui/form/useFormSubmit.ts';
import { useReauthentication } from '../../../ui/service/useSession.ts';
import { useLoginMutation } from './Login.generated.ts';
import { endServerSession, serverSessionEnded } from './serverSession.ts';
import { ViewerDocument, type ViewerQuery } from './Viewer.generated.ts';

/**
 * Renews a lost session, by password or through a login in another tab. If another account logs in, no operation is
 * repeated and no data of the old account is shown.
 */
function useResume() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const reauthentication = useReauthentication();
  const [login, { loading }] = useLoginMutation();
  const [viewer] = useState(() => client.readQuery<ViewerQuery>({ query: ViewerDocument })?.viewer ?? null);
  const email = viewer?.email ?? null;

  const continueAs = (account: string | undefined) => {
    if (account === undefined || account === viewer?.id) {
      markSession();
      return;
    }
    acceptOtherSession();
    void client.clearStore();
    void navigate(paths.login, { replace: true });
  };

  // Without an e-mail the person cannot log in again here, so the session ends.
  useEffect(() => {
    if (email === null) endSession('expired');
  }, [email]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once each time another tab opens a session
  useEffect(() => {
    if (reauthentication !== 'elsewhere') return;
    client.query<ViewerQuery>({ query: ViewerDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        if (data?.viewer) continueAs(data.viewer.id);
      },
      () => undefined,
    );
  }, [reauthentication, client]);

  /** Logs in again; returns the reason of a failure in words, or null. */
  const resume = async (password: string): Promise<string | null> => {
    try {
      await serverSessionEnded(client);
      const answer = await login({ variables: { input: { email: email ?? '', password } } });
      const { viewer, userErrors } = payloadOf(answer, 'login');
      if (userErrors.length > 0) return userErrors.map(({ message }) => message).join(' ');
      continueAs(viewer?.id);
      return null;
    } catch (error) {
      return rateLimitText(error) ?? describeFailure(error);
    }
  };

  const leave = () => {
    dropDrafts(viewer?.id ?? null);
    endSession('left');
    endServerSession(client);
    void navigate(paths.login, { replace: true });
  };

  return { email, loading, resume, leave };
}

/** Above every dialog in which the person may have typed. */
const ABOVE_DIALOGS = 300;
const loadRules = () => import('../credentialsSchema.ts');
const { fields, resume: texts } = accountsTexts;

/** Asks for the password in place if the session ended during unsaved work (ACC-17). */
export function ResumeDialog() {
  const { email, loading, resume, leave } = useResume();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: async (values) => (await loadRules()).checkPassword(values),
  });
  const { formProps, showErrors } = useFormSubmit(form, {
    loadRules,
    send: async ({ password }) => {
      const rejection = await resume(password);
      if (rejection !== null) showErrors({ password: rejection });
    },
  });
  // Back would lose the typed text; the dialog has its own button for that.
  useBackCloses(email !== null, leave, false);
  if (email === null) return null;

  return (
    <Modal
      opened
      onClose={leave}
      title={texts.title}
      zIndex={ABOVE_DIALOGS}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <form {...formProps}>
        <Stack gap="md">
          <Text>{texts.text}</Text>
          <TextInput
            label={fields.email}
            value={email}
            readOnly
            variant="filled"
            type="email"
            autoComplete="username"
            name="username"
          />
          <PasswordField
            key={form.key('password')}
            {...form.getInputProps('password')}
            label={fields.password}
            autoComplete="current-password"
            required
            data-autofocus
          />
          <Text size="sm" c="dimmed">
            {texts.leaveHint}
          </Text>
          <DialogActions onLeave={leave} leaveLabel={texts.leave} isBusy={loading}>
            <Button type="submit" loading={loading}>
              {texts.submit}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  );
}
