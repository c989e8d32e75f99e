import { Paper, Skeleton, Text, Title } from '@mantine/core';
import { reviewTexts as texts } from '#texts/review.ts';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { useQueue } from '../scope/record/useQueue.ts';
import { ReviewWork } from './ReviewWork.tsx';
import type { useReviewAddress } from './useReviewAddress.ts';

interface ReviewStartProps {
  address: ReturnType<typeof useReviewAddress>;
  onSearch: () => void;
  slot: HTMLElement | null;
}

/** The queue of one filter: its skeleton, that it is empty, or its records. */
export function ReviewStart({ address, onSearch, slot }: ReviewStartProps) {
  const queue = useQueue();
  return (
    <Loaded
      query={{ ...queue, data: queue.ids }}
      data={queue.ids}
      subject={texts.listWhat}
      skeleton={<Skeleton height={620} />}
    >
      {(ids) =>
        ids.length === 0 ? (
          <Paper withBorder>
            <Title order={2} size="h3">
              {texts.empty.title}
            </Title>
            <Text c="dimmed" mt="xs">
              {texts.empty.text}
            </Text>
          </Paper>
        ) : (
          <ReviewWork queue={queue} ids={ids} address={address} onSearch={onSearch} slot={slot} />
        )
      }
    </Loaded>
  );
}
