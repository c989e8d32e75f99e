import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { toReturnState } from '../../lib/returnPath.ts';

/** Leads a signed-out person to the login, which leads back to this address. */
export function ToLogin() {
  return <Navigate to={paths.login} replace state={toReturnState(useLocation())} />;
}
