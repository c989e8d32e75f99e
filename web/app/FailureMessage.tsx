import { Button, Group, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { commonTexts } from '#texts/common.ts';
import { type CrashPlace, reportCrash } from '../lib/crashReports.ts';
import { dropEarly } from '../lib/earlyInput.ts';
import { explainFailure, isChunkFailure } from '../lib/failures.ts';
import { isOffline } from '../lib/offline.ts';
import { paths } from '../lib/paths.ts';
import { Page } from '../ui/page/Page.tsx';
import { RequestCode } from '../ui/page/RequestCode.tsx';

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
  const { title, text } = chunk ? (isOffline() ? broken.offline : broken.chunk) : broken.screen;
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
