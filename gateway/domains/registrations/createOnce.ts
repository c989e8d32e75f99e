import { mayHaveSucceeded, type PreviousOutcome } from '../../cache/idempotencyKeys.ts';
import type { Context } from '../../context.ts';
import type { Registration } from '../../graphql/models.ts';
import { GatewayError, ProviderRejection } from '../../lib/errors.ts';
import { whenVisible } from '../../provider/calls/accepted.ts';
import { makeRegistration } from '../../provider/calls/registrations.ts';
import { afterWrite } from '../../provider/http/written.ts';
import type { Body } from '../../provider/records/requestNames.ts';
import { registrationsTexts } from '../../texts/registrations.ts';
import { listOwn } from './answers.ts';

type Request = Body<'RegistrationRequest'>;

const rejection = (text: string) => new ProviderRejection(200, [{ path: [], text }]);

const isOf = (registration: Registration, { type, comment, requestedSectionId }: Request): boolean =>
  registration.type === type &&
  (registration.comments ?? '') === comment &&
  (registration.requestedSectionId || null) === requestedSectionId;

/** A created registration; its record must still be read if the answer did not hold it. */
interface Made {
  id: number | null;
  registration: Registration | Promise<Registration>;
}

const toMade = (registration: Registration): Made => ({ id: registration.id, registration });

/** Finds the created registration by its id, or by the sent values if the answer has no id. */
const findMade = (id: number | null, request: Request, registrations: Registration[]) =>
  registrations.find((registration) => registration.id === id) ??
  registrations.findLast((registration) => isOf(registration, request));

/** Creates a registration. Without an answer it looks the registration up: the provider may have created it. */
async function attempt(request: Request, key: string | null, context: Context): Promise<Made> {
  try {
    const written = await whenVisible(makeRegistration(context.provider, request, key), async (id) => {
      const made = findMade(id, request, await listOwn(context));
      return made === undefined ? null : { record: made };
    });
    const registration = afterWrite(written, async () => {
      const made = findMade(written.id, request, await listOwn(context));
      if (made === undefined) throw new GatewayError('PROVIDER_BAD_RESPONSE');
      return made;
    });
    return { id: written.id, registration };
  } catch (error) {
    if (!mayHaveSucceeded(error)) throw error;
    const registrations = await listOwn(context).catch(() => []);
    const made = findMade(null, request, registrations);
    if (made === undefined) throw error;
    return toMade(made);
  }
}

/** A repeated key at a provider that stores none: looks up the registration before it creates one. */
async function repeat(previous: PreviousOutcome, request: Request, key: string, context: Context): Promise<Made> {
  const registrations = await listOwn(context);
  const isIt = (registration: Registration) =>
    previous.state === 'made' ? registration.id === previous.id : isOf(registration, request);
  const made = registrations.find(isIt);
  if (made !== undefined) return toMade(made);
  if (previous.state === 'made') throw rejection(registrationsTexts.alreadyCancelled);
  return attempt(request, key, context);
}

/**
 * API-14: creates one registration for a key, however often its request comes (REG-04, REG-07). The gateway never
 * repeats a write blindly: either the provider stores keys, or it first looks at the caller's registrations.
 */
export async function createOnce(request: Request, key: string | null, context: Context): Promise<Made> {
  if (key === null) return attempt(request, null, context);
  // The account, not the token, owns a key: the person may have logged in again meanwhile.
  const name = `${await context.accountId()} ${key}`;
  const made = await context.idempotencyKeys.runSerially(name, request, (previous) =>
    previous === null || context.provider.keepsRequestKeys()
      ? attempt(request, key, context)
      : repeat(previous, request, key, context),
  );
  if (made === null) throw rejection(registrationsTexts.otherRequestOfKey);
  return made;
}
