import { Badge, Button, CloseButton, Group, Highlight, Pagination, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPrinter, IconSearch } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { posterTexts } from '#texts/posters.ts';
import { wordsOf } from '../../lib/searchWords.ts';
import { lazyPart } from '../../ui/page/lazyPart.ts';
import classes from './PosterGroup.module.css';
import type { PosterListsQuery } from './PosterLists.generated.ts';
import { findPosters, type PosterRow, toRows } from './posters.ts';

interface PosterGroupProps {
  title: string | null;
  posters: readonly PosterRow[];
  words: string[];
}

/** Posters under one heading: board, presenter, title. */
function PosterGroup({ title, posters, words }: PosterGroupProps) {
  return (
    <div>
      {title === null ? null : (
        <Title order={4} mb={4}>
          {title}
        </Title>
      )}
      {posters.length === 0 ? (
        <Text size="sm" c="dimmed">
          {posterTexts.emptyGroup}
        </Text>
      ) : (
        <ul className={classes.list}>
          {posters.map(({ key: id, board, presenter, title: posterTitle }) => (
            <li key={id} className={classes.row}>
              <span>
                {board === null ? null : (
                  <Badge variant="light" color="purple" size="lg" radius="sm" tt="none" px={8}>
                    {board}
                  </Badge>
                )}
              </span>
              <div>
                <Highlight highlight={words} fw={600}>
                  {presenter}
                </Highlight>
                {posterTitle === null ? null : <Highlight highlight={words}>{posterTitle}</Highlight>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const PosterSheet = lazyPart('PosterSheet', () => import('./PosterSheet.tsx'));

/** Posters on a page of the list: thousands would take seconds to draw. */
const PAGE_SIZE = 100;

type Groups = NonNullable<NonNullable<PosterListsQuery['edition']>['posterLists'][number]['groups']>;

interface PosterListProps {
  title: string;
  groups: Groups;
  /** Posters that the service sent in an unreadable form. */
  unreadableCount: number;
  query: string;
}

/** A poster list by section, with a search field; a long list has pages. */
export function PosterList({ title, groups, unreadableCount, query }: PosterListProps) {
  const [text, setText] = useState(query);
  const [page, setPage] = useState(1);
  const [printing, print] = useDisclosure(false);
  const rows = toRows(groups);
  const found = findPosters(rows, text);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const search = (value: string) => {
    setText(value);
    setPage(1);
  };
  const isSearching = text.trim() !== '';
  return (
    <Stack component="section" aria-label={title} gap="md">
      <Group justify="space-between">
        <Title order={3}>{posterTexts.title}</Title>
        <Button
          size="xs"
          variant="default"
          disabled={rows.length === 0}
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
          onClick={print.open}
        >
          {posterTexts.print}
        </Button>
      </Group>
      <TextInput
        type="search"
        aria-label={posterTexts.search}
        placeholder={posterTexts.placeholder}
        maxLength={100}
        value={text}
        onChange={(event) => search(event.currentTarget.value)}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        rightSection={text === '' ? null : <CloseButton aria-label={posterTexts.clear} onClick={() => search('')} />}
      />
      <Text role="status" size="sm" c="dimmed">
        {rows.length === 0
          ? posterTexts.none
          : isSearching
            ? found.length === 0
              ? posterTexts.nothing
              : posterTexts.found(found.length, rows.length)
            : posterTexts.count(rows.length)}
      </Text>
      {unreadableCount === 0 ? null : (
        <Text size="sm" c="dimmed">
          {posterTexts.unreadable(unreadableCount)}
        </Text>
      )}
      {groups.map((group) => {
        const posters = shown.filter(({ group: heading }) => heading === group.title);
        // A section without posters says so, unless a search hides its posters.
        const isEmpty = group.posters.nodes.length === 0 && !isSearching && page === 1 && rows.length > 0;
        if (posters.length === 0 && !isEmpty) return null;
        return <PosterGroup key={group.key} title={group.title} posters={posters} words={wordsOf(text)} />;
      })}
      {pages > 1 ? (
        <Pagination
          total={pages}
          value={page}
          onChange={setPage}
          aria-label={posterTexts.pages}
          getItemProps={(number) => ({ 'aria-label': posterTexts.page(number) })}
          getControlProps={(control) => ({
            'aria-label': control === 'previous' ? posterTexts.previous : posterTexts.next,
          })}
        />
      ) : null}
      {printing ? (
        <Suspense>
          <PosterSheet title={title} rows={rows} onDone={print.close} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
