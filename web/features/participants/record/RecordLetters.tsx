import { Skeleton, Stack, Text } from '@mantine/core';
import { recordTexts } from '#texts/participation.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { useRecordLettersQuery } from './RecordLetters.generated.ts';

const texts = recordTexts.letters;

/** The letters that the person got, newest first: when, what about, and what became of each. */
export function RecordLetters({ id }: { id: string }) {
  const { data, error, refetch } = useRecordLettersQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Loaded
      query={{ data, error, refetch }}
      data={data?.registration?.letters}
      subject={texts.what}
      skeleton={<Skeleton height={220} />}
    >
      {(found) =>
        found.length === 0 ? (
          <Text>{texts.none}</Text>
        ) : (
          <Stack gap="md">
            {found.map(({ id: letter, subject, at, state, failure }) => (
              <div key={letter}>
                <Text>{subject}</Text>
                <Text size="sm" c={state === 'GIVEN_UP' ? 'red' : 'dimmed'}>
                  {formatDateTime(at)}, {texts.states[state]}
                  {failure === null ? '' : `: ${texts.failures[failure]}`}
                </Text>
              </div>
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}
