import { Alert, Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { IconMailShare } from '@tabler/icons-react';
import { useState } from 'react';
import { toast } from '../../lib/notify.ts';
import { perform } from '../../lib/perform.ts';
import { dashboardTexts } from '../../texts/ru/dashboard.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { MailingAddresses } from './MailingAddresses.tsx';
import { type MailingListQuery, useMailingListLazyQuery } from './MailingList.generated.ts';
import { useMailingTypesQuery } from './MailingTypes.generated.ts';

const texts = dashboardTexts.mailings;

/** E-mail addresses of one kind of people as text, with the reminder about unsubscribing (DSH-02). */
export function MailingForm() {
  const { data, error, refetch } = useMailingTypesQuery();
  const [load, { loading }] = useMailingListLazyQuery({ fetchPolicy: 'no-cache' });
  const [chosen, setChosen] = useState<string | null>(null);
  // The newest kind of people is the likely one.
  const type = chosen ?? data?.mailingTypes[0]?.id ?? null;
  const [list, setList] = useState<MailingListQuery['mailingList'] | null>(null);

  const request = async (id: string) => {
    setList(null);
    const loaded = await perform({
      call: async () => {
        const answer = await load({ variables: { type: id } });
        if (!answer.data) throw answer.error;
        return answer.data.mailingList;
      },
      failedClose: toast.rejection,
    });
    if (loaded) setList(loaded);
  };

  return (
    <Loaded data={data} error={error} what={texts.typesWhat} onRetry={refetch} skeleton={<Skeleton height={160} />}>
      {({ mailingTypes }) =>
        mailingTypes.length === 0 ? (
          <Text>{texts.none}</Text>
        ) : (
          <Stack gap="lg">
            <Group gap="sm" align="flex-end">
              <NativeSelect
                label={texts.type}
                data={mailingTypes.map(({ id, title }) => ({ value: id, label: title }))}
                value={type ?? ''}
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
                  if (type !== null) void request(type);
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
            {list === null || type === null ? null : list.addresses ? (
              <MailingAddresses addresses={list.addresses} count={list.count} fileName={`${type}.txt`} />
            ) : (
              <Text role="status">{texts.empty}</Text>
            )}
          </Stack>
        )
      }
    </Loaded>
  );
}
