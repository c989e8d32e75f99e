import { Anchor, Text } from '@mantine/core';
import { useForceUpdate, useInterval } from '@mantine/hooks';
import { listTexts as texts } from '#texts/participantList.ts';
import { perform } from '../../../lib/perform.ts';
import { serviceNow } from '../../../lib/serviceClock.ts';
import { useListScope } from '../scope/listContext.ts';
import { useNewestParticipantsLazyQuery } from './NewestParticipants.generated.ts';

const TICK = 1000;

const secondsSince = (instant: string) =>
  Math.max(0, Math.round(((serviceNow() ?? Date.now()) - Date.parse(instant)) / 1000));

/** The age of a list that the service seldom reads, with a button that reads it now. */
export function ListAge({ readAt }: { readAt: string }) {
  const { year, project, onChanged } = useListScope();
  const [read, { loading }] = useNewestParticipantsLazyQuery({ fetchPolicy: 'no-cache', errorPolicy: 'all' });
  useInterval(useForceUpdate(), TICK, { autoInvoke: true });
  const readNow = async () => {
    const answer = await read({ variables: { year, project } });
    if (answer.error) throw answer.error;
    void onChanged();
    return { userErrors: [] };
  };
  return (
    <Text size="sm" c="dimmed">
      {texts.readAgo(secondsSince(readAt))}{' '}
      <Anchor component="button" type="button" size="sm" onClick={() => perform({ call: readNow })} disabled={loading}>
        {texts.readNow}
      </Anchor>
    </Text>
  );
}
