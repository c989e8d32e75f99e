import { Button, Group, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { listTexts } from '#texts/participantList.ts';
import { reviewTexts as texts } from '#texts/review.ts';
import { editionPath, projectPath } from '../../../lib/editionPaths.ts';
import { useSettledSearch } from '../../../ui/page/useSettledSearch.ts';
import { ListScopeProvider } from '../scope/listContext.ts';
import { SearchField } from '../scope/SearchField.tsx';
import { filterOf, orderOf, readView, writeView } from '../scope/view.ts';
import { ReviewStart } from './ReviewStart.tsx';
import { useReviewAddress } from './useReviewAddress.ts';

const nothingChanged = () => Promise.resolve();

interface ReviewDeskProps {
  year: number;
  isCurrent: boolean;
  /** Slug of the project whose people the list holds. */
  project: string | null;
}

/** The review of a filtered list (LST-03, LST-04), which its address names as the list's does. */
export function ReviewDesk({ year, isCurrent, project }: ReviewDeskProps) {
  const params = useSettledSearch();
  const address = useReviewAddress();
  const search = writeView({ ...readView(params), record: null });
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);
  const scope = useMemo(
    () => ({ year, isCurrent, project, filter: filterOf(view), orderBy: orderOf(view), onChanged: nothingChanged }),
    [year, isCurrent, project, view],
  );
  const [slot, setSlot] = useState<HTMLDivElement | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const focusSearch = () =>
    part.current?.querySelector<HTMLElement>(`[aria-label="${listTexts.search.label}"]`)?.focus();
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
          <SearchField search={view.search} placeholder={listTexts.search.placeholderFull} onSearch={address.search} />
          <div ref={setSlot} />
        </Group>
        <ReviewStart
          slot={slot}
          key={JSON.stringify([scope.filter, scope.orderBy])}
          address={address}
          onSearch={focusSearch}
        />
      </Stack>
    </ListScopeProvider>
  );
}
