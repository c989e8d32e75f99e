import { Button, CloseButton, EmptyState, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { publicListTexts as texts } from '#texts/publicList.ts';
import { unreadableRows } from '#texts/unreadable.ts';
import { mostCharacters } from '../../schema/limits.ts';
import { usePublicListQuery } from '../features/publicList/PublicList.generated.ts';
import { PublicRows } from '../features/publicList/PublicRows.tsx';
import { addressOf, type PublicListView, pageSizes, publicListOf } from '../features/publicList/publicListAddress.ts';
import { changedParams } from '../lib/searchParams.ts';
import { ListSkeleton } from '../ui/page/ListSkeleton.tsx';
import { Loaded } from '../ui/page/Loaded.tsx';
import { useSearchText } from '../ui/page/useSearchText.ts';
import { useSettledSearch } from '../ui/page/useSettledSearch.ts';
import { DataPages } from '../ui/table/DataPages.tsx';

interface PublicParticipantsProps {
  year: number;
  /** Slug of a project; null for all participants. */
  project: string | null;
  /** Name of the list. */
  label: string;
}

/** The public list of participants: names and organisations, with a search and pages in the address (LST-01, LST-08). */
export function PublicParticipants({ year, project, label }: PublicParticipantsProps) {
  const [, setParams] = useSearchParams();
  const { search, page, pageSize } = publicListOf(useSettledSearch());
  const change = (next: Partial<PublicListView>, options: NavigateOptions = {}) =>
    setParams((params) => changedParams(params, addressOf(next)), options);
  const [text, type] = useSearchText(search, (written) =>
    change({ search: written, page: 1 }, { replace: true, preventScrollReset: true }),
  );
  const { data, previousData, error, loading, refetch } = usePublicListQuery({
    variables: { year, project, search: search || null, first: pageSize, offset: (page - 1) * pageSize },
    ssr: false,
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.edition?.participants ?? (error ? undefined : previousData?.edition?.participants);
  const lastPage = Math.max(1, Math.ceil((list?.totalCount ?? 0) / pageSize));
  const isBeyond = list !== undefined && !loading && page > lastPage;
  // An old address may name a page that the list no longer has.
  useEffect(() => {
    if (isBeyond) setParams((params) => changedParams(params, addressOf({ page: lastPage })), { replace: true });
  }, [isBeyond, lastPage, setParams]);
  return (
    <Stack gap="md">
      <TextInput
        type="search"
        aria-label={texts.search.label}
        placeholder={texts.search.placeholder}
        maxLength={mostCharacters.search}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={text === '' ? null : <CloseButton aria-label={texts.clearSearch} onClick={() => type('')} />}
        maw="30rem"
      />
      <Loaded query={{ data, error, refetch }} data={list} subject={texts.subject} skeleton={<ListSkeleton />}>
        {({ nodes, totalCount, unreadableCount }) => (
          <>
            <Text size="sm" c="dimmed" role="status">
              {search === '' ? texts.count(totalCount) : texts.found(totalCount)}
              {unreadableCount === 0 ? '' : `. ${unreadableRows(unreadableCount)}`}
            </Text>
            {totalCount > 0 ? (
              <>
                <PublicRows rows={nodes} label={label} />
                <DataPages
                  page={page}
                  pageSize={pageSize}
                  pageSizes={pageSizes}
                  totalCount={totalCount}
                  onPage={(next) => change({ page: next })}
                  onPageSize={(size) => change({ pageSize: size, page: 1 })}
                />
              </>
            ) : search === '' ? (
              <EmptyState title={texts.empty.title} description={texts.empty.text} />
            ) : (
              <EmptyState title={texts.nothing.title} description={texts.nothing.text}>
                <Button variant="default" onClick={() => type('')}>
                  {texts.clearSearch}
                </Button>
              </EmptyState>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
