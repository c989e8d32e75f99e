import { Button, Group, Paper, SegmentedControl, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { listTexts } from '#texts/participantList.ts';
import { reviewTexts as texts } from '#texts/review.ts';
import { editionPath, projectPath } from '../../../lib/editionPaths.ts';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { useSettledSearch } from '../../../ui/page/useSettledSearch.ts';
import { ListScopeProvider } from '../scope/listContext.ts';
import { useQueue } from '../scope/record/useQueue.ts';
import { focusSearch, SearchField } from '../scope/SearchField.tsx';
import { filterOf, orderOf, readView, writeView } from '../scope/view.ts';
import { ReviewWork } from './ReviewWork.tsx';
import { listView, type ReviewScope, scopeOf, scopeStatuses } from './reviewScope.ts';
import { useReviewAddress } from './useReviewAddress.ts';

interface ReviewStartProps {
  address: ReturnType<typeof useReviewAddress>;
  onSearch: () => void;
  slot: HTMLElement | null;
  statusSlot: HTMLElement | null;
}

/** The queue of one filter: its skeleton, a note that it is empty, or its records. */
function ReviewStart(work: ReviewStartProps) {
  const queue = useQueue();
  return (
    <Loaded
      query={{ ...queue, data: queue.ids }}
      data={queue.ids}
      subject={texts.listSubject}
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
          <ReviewWork queue={queue} ids={ids} {...work} />
        )
      }
    </Loaded>
  );
}

const scopes: readonly ReviewScope[] = ['waiting', 'all', 'filtered'];

const nothingChanged = () => Promise.resolve();

interface ReviewDeskProps {
  year: number;
  isCurrent: boolean;
  /** Slug of the project whose people the list holds. */
  project: string | null;
  /** The element for the message about the last decision. */
  statusSlot: HTMLElement | null;
}

/** The review of a filtered list (LST-03, LST-04), whose filter is in the address; by default records that wait for a format. */
export function ReviewDesk({ year, isCurrent, project, statusSlot }: ReviewDeskProps) {
  const params = useSettledSearch();
  const address = useReviewAddress();
  const chosen = scopeOf(readView(params));
  const search = writeView(listView({ ...readView(params), record: null }));
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);
  const scope = useMemo(
    () => ({ year, isCurrent, project, filter: filterOf(view), orderBy: orderOf(view), onChanged: nothingChanged }),
    [year, isCurrent, project, view],
  );
  const [slot, setSlot] = useState<HTMLDivElement | null>(null);
  const part = useRef<HTMLDivElement>(null);
  return (
    <ListScopeProvider value={scope}>
      <Stack gap="md" ref={part}>
        <Group gap="sm">
          <Button
            component={Link}
            to={{
              pathname: project === null ? editionPath('users-list', isCurrent ? null : year) : projectPath(project),
              search,
            }}
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            {texts.toList}
          </Button>
          <SearchField search={view.search} placeholder={listTexts.search.placeholder} onSearch={address.search} />
          <SegmentedControl
            aria-label={texts.scope.label}
            value={chosen}
            onChange={(value) => {
              if (value !== 'filtered') address.chooseStatuses(scopeStatuses[value]);
            }}
            data={scopes
              .filter((scope) => scope !== 'filtered' || chosen === scope)
              .map((value) => ({ value, label: texts.scope[value] }))}
          />
          <div ref={setSlot} />
        </Group>
        <ReviewStart
          slot={slot}
          statusSlot={statusSlot}
          key={JSON.stringify([scope.filter, scope.orderBy])}
          address={address}
          onSearch={() => focusSearch(part.current)}
        />
      </Stack>
    </ListScopeProvider>
  );
}
