import { Button, Group, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { editionPath, projectPath } from '../../../lib/editionPaths.ts';
import { listTexts } from '../../../texts/ru/participantList.ts';
import { reviewTexts as texts } from '../../../texts/ru/review.ts';
import { useSettledSearch } from '../../../ui/useSettledSearch.ts';
import { ListScopeProvider } from '../list/listContext.ts';
import { SearchField } from '../list/SearchField.tsx';
import { filterOf, orderOf, readView, writeView } from '../list/view.ts';
import { ReviewStart } from './ReviewStart.tsx';
import { useReviewAddress } from './useReviewAddress.ts';

const nothingChanged = () => Promise.resolve();

/** The review of a filtered list (LST-03, LST-04), which its address names as the list's does. */
export function ReviewDesk({ year, project }: { year: number; project: string | null }) {
  const params = useSettledSearch();
  const address = useReviewAddress();
  const search = writeView({ ...readView(params), record: null });
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);
  const scope = useMemo(
    () => ({ year, project, filter: filterOf(view), orderBy: orderOf(view), onChanged: nothingChanged }),
    [year, project, view],
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
            to={{ pathname: project === null ? editionPath('users-list', null) : projectPath(project), search }}
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
