import { Alert, Button, Group, NativeSelect, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconDownload, IconMailShare } from '@tabler/icons-react';
import { useState } from 'react';
import { dashboardTexts } from '#texts/dashboard.ts';
import { toast } from '../../lib/notify.ts';
import { sendInput } from '../../lib/payload.ts';
import { type Problem, perform } from '../../lib/perform.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { ProblemAlert } from '../../ui/form/ProblemAlert.tsx';
import { useFormSubmit } from '../../ui/form/useFormSubmit.ts';
import { Loaded } from '../../ui/page/Loaded.tsx';
import { type CreateMailingListMutation, useCreateMailingListMutation } from './CreateMailingList.generated.ts';
import { useMailingListsQuery } from './MailingLists.generated.ts';

interface MailingAddressesProps {
  addresses: readonly string[];
  fileName: string;
}

const texts = dashboardTexts.mailings;
const ROWS = 8;

/** The addresses as text, to copy or to save as a file. */
function MailingAddresses({ addresses, fileName }: MailingAddressesProps) {
  const { copy, copied, error } = useClipboard();
  const text = addresses.join(', ');
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Stack gap="sm">
      <Textarea label={texts.addresses} description={texts.count(addresses.length)} readOnly rows={ROWS} value={text} />
      <Group gap="sm">
        <Button leftSection={<Icon size={18} aria-hidden />} onClick={() => void copy(text)}>
          {texts.copy}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => saveFile(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }))}
        >
          {texts.download}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {error ? texts.copyFailed : copied ? texts.copied : ''}
        </Text>
      </Group>
    </Stack>
  );
}

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
            <Alert
              role="note"
              color="purple"
              variant="light"
              icon={<IconMailShare aria-hidden />}
              title={texts.reminderTitle}
            >
              {texts.reminder}
            </Alert>
            {list === null ? null : list.addresses.length > 0 ? (
              <MailingAddresses addresses={list.addresses} fileName={`${kindKey}.txt`} />
            ) : (
              <Text role="status">{texts.empty}</Text>
            )}
          </Stack>
        )
      }
    </Loaded>
  );
}
