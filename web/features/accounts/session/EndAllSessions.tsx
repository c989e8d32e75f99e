import { useNavigate } from 'react-router-dom';
import { cabinetTexts } from '#texts/cabinet.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { paths } from '../../../lib/paths.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { useEndAllSessionsMutation } from './EndAllSessions.generated.ts';
import { EndSessions } from './EndSessions.tsx';

const { sessions: texts } = cabinetTexts;

/** Ends the person's sessions on all devices; /logout then ends what remains of this one. */
export function EndAllSessions() {
  const [endAll, { loading }] = useEndAllSessionsMutation();
  const navigate = useNavigate();
  const end = async () => {
    const { isTokenEnded } = payloadOf(await endAll(), 'endAllSessions');
    if (!isTokenEnded) return notifyError(texts.impossible);
    notifySuccess(texts.done);
    void navigate(paths.logout);
  };
  return <EndSessions texts={texts} isBusy={loading} end={end} />;
}
