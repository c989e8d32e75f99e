import { Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { dashboardTexts } from '#texts/dashboard.ts';
import { toast } from '../../lib/notify.ts';
import { sendInput } from '../../lib/payload.ts';
import { type Problem, perform } from '../../lib/perform.ts';
import { AddressText, UnsubscribeReminder } from '../../ui/file/AddressText.tsx';
import { ProblemAlert } from '../../ui/form/ProblemAlert.tsx';
import { useFormSubmit } from '../../ui/form/useFormSubmit.ts';
import { Loaded } from '../../ui/page/Loaded.tsx';
import { type CreateMailingListMutation, useCreateMailingListMutation } from './CreateMailingList.generated.ts';
import { useMailingListsQuery } from './MailingLists.generated.ts';

const texts = dashboardTexts.mailings;

/** E-mail addresses of one kind of people as text, with the reminder about unsubscribing (DSH-02). */
export function MailingForm() {
  const { data, error, refetch } = useMailingListsQuery();
  const [make, { loading }] = useCreateMailingListMutation();
  const form = useForm({ mode: 'uncontrolled', initialValues: { kindKey: '' } });
  // The first choice is the newest kind of people, the likeliest one.
  const kinds = data?.editions.flatMap(({ mailingLists }) => mailingLists ?? []);
  const kindKey = form.useWatchValue('kindKey') || (kinds?.[0]?.key ?? '');
  const [list, setList] = useState<CreateMailingListMutation['createMailingList'] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  form.watch('kindKey', () => {
    setList(null);
    setProblem(null);
  });

  const send = async () => {
    setList(null);
    const loaded = await perform({
      call: () => sendInput(make, { kindKey }),
      failedClose: toast.rejection,
      onProblem: setProblem,
    });
    if (loaded) setList(loaded);
  };
  const { formProps } = useFormSubmit(form, { send });

  return (
    <Loaded
      query={{ data, error, refetch }}
      data={kinds}
      subject={texts.typesSubject}
      skeleton={<Skeleton height={160} />}
    >
      {(all) =>
        all.length === 0 ? (
          <Text>{texts.none}</Text>
        ) : (
          <Stack gap="lg">
            <form {...formProps}>
              <Group gap="sm" align="flex-end">
                <NativeSelect
                  label={texts.type}
                  data={all.map(({ key, title }) => ({ value: key, label: title }))}
                  key={form.key('kindKey')}
                  {...form.getInputProps('kindKey')}
                  // The addresses that come stand under their own kind.
                  disabled={loading}
                  flex="1 1 18rem"
                  maw="28rem"
                />
                <Button type="submit" loading={loading}>
                  {texts.request}
                </Button>
              </Group>
            </form>
            <ProblemAlert problem={problem} />
            <UnsubscribeReminder />
            {list === null ? null : <AddressText addresses={list.addresses} fileName={`${kindKey}.txt`} />}
          </Stack>
        )
      }
    </Loaded>
  );
}
