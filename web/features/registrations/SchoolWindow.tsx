import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { registrationTexts } from '#texts/registrations.ts';
import { formatDay } from '../../lib/dates.ts';
import { payloadOf } from '../../lib/payload.ts';
import { lastDay } from '../../lib/windowDays.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import wrapping from '../../ui/page/WrappingButton.module.css';
import { useCabinetAction } from '../../ui/service/cabinet.ts';
import type { CabinetEdition } from './edition.ts';
import { useRegisterForSchoolMutation } from './RegisterForSchool.generated.ts';
import { removeRequestKey, requestKeyFor } from './requestKey.ts';

const FORM = 'school';
const { window: windowTexts, school: texts } = registrationTexts;

/** Shown to a person who is not registered for the school: it has a separate window, and nothing to fill in (REG-13). */
export function SchoolWindow({ edition: { school, schoolWindow } }: { edition: CabinetEdition }) {
  const [opened, dialog] = useDisclosure(false);
  const act = useCabinetAction(dialog.close);
  const [register] = useRegisterForSchoolMutation();
  const { opensAt, closesAt, state } = schoolWindow;
  const sentences = {
    OPEN: () => `${texts.open} ${texts.openUntil(lastDay(closesAt))}`,
    UPCOMING: () => `${texts.UPCOMING} ${windowTexts.opens(formatDay(opensAt), lastDay(closesAt))}`,
    CLOSED: () => `${texts.CLOSED} ${windowTexts.closed(lastDay(closesAt))}`,
  };
  const send = async () => {
    const variables = { input: { requestKey: requestKeyFor(FORM, {}) } };
    const payload = payloadOf(await register({ variables }), 'registerForSchool');
    if (payload.userErrors.length === 0) removeRequestKey(FORM);
    return payload;
  };
  return (
    <Paper>
      <Stack gap="sm" align="flex-start">
        <Title order={3}>{school.title}</Title>
        <Text {...(state === 'OPEN' ? {} : { c: 'dimmed' })}>{sentences[state]()}</Text>
        {state === 'OPEN' ? (
          <Button variant="light" className={wrapping.button} onClick={dialog.open}>
            {texts.register}
          </Button>
        ) : null}
      </Stack>
      <ConfirmDialog
        opened={opened}
        title={texts.dialog.title}
        confirmLabel={texts.dialog.submit}
        onClose={dialog.close}
        onConfirm={(onProblem) =>
          act({
            call: send,
            onProblem,
            // After a failure the registration may exist: the dialog stays, and the next attempt finds it by its key (REG-11).
            onGone: undefined,
            success: { message: texts.dialog.success },
          })
        }
      >
        <Stack gap="sm">
          <Text>{texts.dialog.text(school.title)}</Text>
          <Text>{texts.dialog.next}</Text>
        </Stack>
      </ConfirmDialog>
    </Paper>
  );
}
