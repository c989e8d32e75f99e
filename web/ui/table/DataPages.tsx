import { Group, NativeSelect, Pagination, Text } from '@mantine/core';
import { memo } from 'react';
import { commonTexts } from '#texts/common.ts';

interface DataPagesProps {
  page: number;
  pageSize: number;
  pageSizes: readonly number[];
  totalCount: number;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
}

const { pages: texts } = commonTexts;

/** The shown rows and their total, links to other pages, and the page size. */
export const DataPages = memo(function DataPages(props: DataPagesProps) {
  const { page, pageSize, pageSizes, totalCount, onPage, onPageSize } = props;
  const pages = Math.max(1, Math.ceil(totalCount / pageSize));
  const from = Math.min(totalCount, (page - 1) * pageSize + 1);
  return (
    <Group justify="space-between" gap="md">
      <Group gap="sm">
        <NativeSelect
          size="sm"
          w="5.5rem"
          aria-label={texts.size}
          data={pageSizes.map(String)}
          value={String(pageSize)}
          onChange={({ currentTarget }) => onPageSize(Number(currentTarget.value))}
        />
        <Text size="sm" c="dimmed">
          {texts.rows(from, Math.min(totalCount, page * pageSize), totalCount)}
        </Text>
      </Group>
      {pages > 1 ? (
        <Pagination
          total={pages}
          value={page}
          onChange={onPage}
          aria-label={texts.label}
          getItemProps={(number) => ({ 'aria-label': texts.page(number) })}
          getControlProps={(control) => ({ 'aria-label': texts.controls[control] })}
        />
      ) : null}
    </Group>
  );
});
