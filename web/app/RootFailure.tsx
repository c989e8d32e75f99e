import { Box } from '@mantine/core';
import { useRouteError } from 'react-router-dom';
import { FailureMessage } from './FailureMessage.tsx';

/** The last boundary, for a shell that broke. */
export function RootFailure() {
  return (
    <Box component="main" p="xl">
      <FailureMessage error={useRouteError()} place="shell" />
    </Box>
  );
}
