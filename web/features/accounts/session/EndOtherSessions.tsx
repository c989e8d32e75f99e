import { cabinetTexts } from '#texts/cabinet.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { useEndOtherSessionsMutation } from './EndOtherSessions.generated.ts';
import { EndSessions } from './EndSessions.tsx';

const { otherSessions: texts } = cabinetTexts;

/** Ends the person's sessions on all other devices; this one goes on. */
export function EndOtherSessions() {
  const [endOthers, { loading }] = useEndOtherSessionsMutation();
  const end = async () => {
    payloadOf(await endOthers(), 'endOtherSessions');
    notifySuccess(texts.done);
  };
  return <EndSessions texts={texts} isBusy={loading} end={end} />;
}
