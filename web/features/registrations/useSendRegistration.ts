import { payloadOf } from '../../lib/payload.ts';
import { useWindowSet } from '../../ui/windowSet.ts';
import { useAddTalkMutation } from './AddTalk.generated.ts';
import { useRegisterForForumMutation } from './RegisterForForum.generated.ts';
import { type Purpose, type RegistrationValues, registrationInput, talkInput } from './registrationForm.ts';
import { removeRequestKey, requestKeyFor } from './requestKey.ts';

/** Sends a registration or an additional talk; the same content carries the same key until it was taken. */
export function useSendRegistration(purpose: Purpose) {
  const [register, registering] = useRegisterForForumMutation();
  const [add, adding] = useAddTalkMutation();
  const windows = useWindowSet();

  const send = async (values: RegistrationValues) => {
    if (purpose === 'extra') {
      const input = { ...talkInput(values), windows };
      const requestKey = requestKeyFor(purpose, input);
      return payloadOf(await add({ variables: { input: { ...input, requestKey } } }), 'addTalk');
    }
    const input = { ...registrationInput(values), windows };
    const requestKey = requestKeyFor(purpose, input);
    return payloadOf(await register({ variables: { input: { ...input, requestKey } } }), 'registerForForum');
  };
  const answer = async (values: RegistrationValues) => {
    const payload = await send(values);
    if (payload.userErrors.length === 0) removeRequestKey(purpose);
    return payload;
  };
  return { send: answer, loading: registering.loading || adding.loading };
}
