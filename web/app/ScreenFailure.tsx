import { useRouteError } from 'react-router-dom';
import { FailureMessage } from './FailureMessage.tsx';

/** The boundary of one screen: header and menu stay. */
export function ScreenFailure() {
  return <FailureMessage error={useRouteError()} place="screen" />;
}
