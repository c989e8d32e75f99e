import { Alert, Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { IconMailShare } from '@tabler/icons-react';
import { useState } from 'react';
import { toast } from '../../lib/notify.ts';
import { payloadOf } from '../../lib/payload.ts';
import { perform } from '../../lib/perform.ts';
import { dashboardTexts } from '../../texts/ru/dashboard.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { type CreateMailingListMutation, useCreateMailingListMutation } from './CreateMailingList.generated.ts';
import { MailingAddresses } from './MailingAddresses.tsx';
import { useMailingListsQuery } from './MailingLists.generated.ts';

const texts = dashboardTexts.mailings;

/** E-mail addresses of one kind of people as text, with the reminder about unsubscribing (DSH-02). */
export function MailingForm() {
  const { data, error, refetch } = useMailingListsQuery();
  const [make, { loading }] = useCreateMailingListMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  // The newest kind of people is the likely one.
  const kinds = data?.editions.flatMap(({ mailingLists }) => mailingLists ?? []);
  const kind = chosen ?? kinds?.[0]?.id ?? null;
  const [list, setList] = useState<CreateMailingListMutation['createMailingList'] | null>(null);

  const request = async (kindId: string) => {
    setList(null);
    const loaded = await perform({
      call: async () => payloadOf(await make({ variables: { input: { kindId } } }), 'createMailingList'),
      failedClose: toast.rejection,
    });
    if (loaded) setList(loaded);
  };

  return (
    <Loaded data={kinds} error={error} what={texts.typesWhat} onRetry={refetch} skeleton={<Skeleton height={160} />}>
      {(all) =>
        all.length === 0 ? (
          <Text>{texts.none}</Text>
        ) : (
          <Stack gap="lg">
            <Group gap="sm" align="flex-end">
              <NativeSelect
                label={texts.type}
                data={all.map(({ id, title }) => ({ value: id, label: title }))}
                value={kind ?? ''}
                onChange={({ currentTarget }) => {
                  setChosen(currentTarget.value);
                  setList(null);
                }}
                flex="1 1 18rem"
                maw="28rem"
              />
              <Button
                loading={loading}
                onClick={() => {
                  if (kind !== null) void request(kind);
                }}
              >
                {texts.request}
              </Button>
            </Group>
            <Alert
              role="note"
              color="purple"
              variant="light"
              icon={<IconMailShare aria-hidden />}
              title={texts.reminderTitle}
            >
              {texts.reminder}
            </Alert>
            {list === null || kind === null ? null : list.addresses ? (
              <MailingAddresses addresses={list.addresses} count={list.count} fileName={`${kind}.txt`} />
            ) : (
              <Text role="status">{texts.empty}</Text>
            )}
          </Stack>
        )
      }
    </Loaded>
  );
}
