import { mayHaveSucceeded, type PreviousOutcome } from '../../cache/idempotencyKeys.ts';
import type { Context } from '../../context.ts';
import { ProviderRejection } from '../../errors.ts';
import type { Registration } from '../../graphql/models.ts';
import type { Schemas } from '../../provider/contract.ts';
import { listRegistrations, makeRegistration } from '../../provider/registrations.ts';

type Request = Schemas['RegistrationRequest'];

const rejection = (text: string) => new ProviderRejection(200, [{ path: [], text }]);

const isOf = (registration: Registration, { type, comment, section_choice }: Request): boolean =>
  registration.type === type &&
  (registration.comments ?? '') === comment &&
  (registration.section_choice_id || null) === section_choice;

const listOwn = ({ provider, edition }: Context) => listRegistrations(provider, edition.meetingId);

/** Creates a registration. Without an answer it looks the registration up: the provider may have created it. */
async function attempt(request: Request, key: string | null, context: Context): Promise<Registration> {
  try {
    return await makeRegistration(context.provider, request, key);
  } catch (error) {
    if (!mayHaveSucceeded(error)) throw error;
    const registrations = await listOwn(context).catch(() => []);
    const made = registrations.find((registration) => isOf(registration, request));
    if (made === undefined) throw error;
    return made;
  }
}

/** A repeated key at a provider that stores none: looks up the registration before it creates one. */
async function repeat(
  previous: PreviousOutcome,
  request: Request,
  key: string,
  context: Context,
): Promise<Registration> {
  const registrations = await listOwn(context);
  const isIt = (registration: Registration) =>
    previous.state === 'made' ? registration.id === previous.id : isOf(registration, request);
  const made = registrations.find(isIt);
  if (made !== undefined) return made;
  if (previous.state === 'made') throw rejection('Эта заявка уже отменена');
  return attempt(request, key, context);
}

/**
 * API-14: creates one registration for a key, however often its request comes (REG-04, REG-07). The gateway never
 * repeats a write blindly: either the provider stores keys, or it first looks at the caller's registrations.
 */
export async function createOnce(request: Request, key: string | null, context: Context): Promise<Registration> {
  if (key === null) return attempt(request, null, context);
  // The account, not the token, owns a key: the person may have logged in again meanwhile.
  const name = `${await context.accountId()} ${key}`;
  const made = await context.idempotencyKeys.runSerially(name, request, (previous) =>
    previous === null || context.provider.keepsRequestKeys()
      ? attempt(request, key, context)
      : repeat(previous, request, key, context),
  );
  if (made === null) throw rejection('С этим ключом уже отправлен другой запрос, обновите страницу');
  return made;
}
