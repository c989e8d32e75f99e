import { Stack, Text } from '@mantine/core';
import { Navigate, useLocation } from 'react-router-dom';
import { programmeTexts } from '#texts/programme.ts';
import { publicTexts } from '#texts/public.ts';
import { talkTexts as texts } from '#texts/talk.ts';
import { AddressContext } from '../features/programme/context.ts';
import { Meanwhile } from '../features/programme/Meanwhile.tsx';
import { joinParts } from '../features/programme/model.ts';
import { TalkView } from '../features/programme/TalkView.tsx';
import { useProgrammeAddress } from '../features/programme/useProgrammeAddress.ts';
import { editionPath, parseEditionPath, parseTalkPath } from '../lib/editionPaths.ts';
import { paths } from '../lib/paths.ts';
import { Blocks } from '../ui/page/Blocks.tsx';
import { LoadedPage } from '../ui/page/LoadedPage.tsx';
import { usePageNotes } from '../ui/page/pageNotes.ts';
import { useTalk } from './useTalk.ts';

/** /program/<slug>, /program-24/<slug>: a talk. */
export function TalkScreen() {
  const named = parseTalkPath(useLocation().pathname);
  const base = named?.programme ?? editionPath('program', null);
  const { found, isUnknown, query, parallel } = useTalk(parseEditionPath(base)?.year ?? null, named?.slug ?? '');
  const address = useProgrammeAddress(base);
  const notes = usePageNotes();
  if (isUnknown) return <Navigate to={paths.notFound} replace />;
  if (notes && found) {
    const { talk, session } = found;
    notes.description = texts.description(joinParts([talk.speaker, talk.affiliation, session.title]));
  }
  return (
    <LoadedPage
      title={found?.talk.title ?? publicTexts.titles.talk}
      query={query}
      data={found}
      subject={texts.subject}
      skeleton={<Blocks heights={[240, 120]} />}
    >
      {(shown) => (
        <Stack gap="xl">
          <TalkView base={base} {...shown} />
          {parallel === null ? null : (
            <AddressContext value={address}>
              <Meanwhile {...parallel} />
            </AddressContext>
          )}
          {shown.isSample ? (
            <Text size="sm" c="dimmed">
              {programmeTexts.sample}
            </Text>
          ) : null}
        </Stack>
      )}
    </LoadedPage>
  );
}
