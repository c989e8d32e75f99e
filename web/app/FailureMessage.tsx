import { Button, Group, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { commonTexts } from '#texts/common.ts';
import { type CrashPlace, reportCrash } from '../lib/crashReports.ts';
import { dropEarly } from '../lib/earlyInput.ts';
import { explainFailure } from '../lib/failures.ts';
import { documentStoredAt } from '../lib/offline.ts';
import { paths } from '../lib/paths.ts';
import { Page } from '../ui/page/Page.tsx';
import { RequestCode } from '../ui/page/RequestCode.tsx';

/** The server no longer has this build's chunk, or the network failed: only a reload helps. */
function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|module script|Unable to preload CSS/i.test(error.message)
  );
}

/**
 * The content of an error boundary. A screen's boundary leaves header and menu; the outermost one replaces a broken shell. The
 * error's own text goes to the console, because it is not meant for people.
 */
export function FailureMessage({ place }: { place: CrashPlace }) {
  const error = useRouteError();
  useEffect(dropEarly, []);
  useEffect(() => {
    if (!isChunkFailure(error)) reportCrash(place, error);
  }, [error, place]);
  const { broken, actions } = commonTexts;
  const chunk = isChunkFailure(error);
  // A failed call has a request id; a mistake of the page itself has none.
  const { requestId } = explainFailure(error);
  // On a network without internet `onLine` is true, but the document then comes from the store.
  const isOffline = !navigator.onLine || documentStoredAt() !== null;
  const { title, text } = chunk ? (isOffline ? broken.offline : broken.chunk) : broken.screen;
  return (
    <Page title={title} width="text">
      <Text role="alert">{text}</Text>
      {requestId === null ? null : <RequestCode id={requestId} />}
      <Group>
        <Button onClick={() => window.location.reload()}>{actions.reload}</Button>
        <Button variant="default" component={Link} to={paths.home} reloadDocument>
          {actions.toHome}
        </Button>
      </Group>
    </Page>
  );
}
