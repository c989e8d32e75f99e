import type { Context } from '../context.ts';
import { Refusal } from '../errors.ts';
import type { Registration } from '../parents.ts';
import type { Schemas } from '../provider/contract.ts';
import { listRegistrations, makeRegistration } from '../provider/registrations.ts';
import { type Before, leavesOpen } from '../requestKeys.ts';

type Request = Schemas['RegistrationRequest'];

const refusedWith = (text: string) => new Refusal(200, [{ path: [], text }]);

/** Whether a registration is what a request asks for: the same format, title and section. */
const isOf = (registration: Registration, { type, comment, section_choice }: Request): boolean =>
  registration.type === type &&
  (registration.comments ?? '') === comment &&
  (registration.section_choice_id || null) === section_choice;

const listOwn = ({ provider, edition }: Context) => listRegistrations(provider, edition.meetingId);

/** Makes a registration. Where no answer came it is looked for: it may have been made all the same. */
async function attempt(request: Request, key: string | null, context: Context): Promise<Registration> {
  try {
    return await makeRegistration(context.provider, request, key);
  } catch (error) {
    if (!leavesOpen(error)) throw error;
    const registrations = await listOwn(context).catch(() => []);
    const made = registrations.find((registration) => isOf(registration, request));
    if (made === undefined) throw error;
    return made;
  }
}

/** A key that came before, at a provider that keeps none: what it made is looked for, and only then made again. */
async function repeat(before: Before, request: Request, key: string, context: Context): Promise<Registration> {
  const registrations = await listOwn(context);
  const isIt = (registration: Registration) =>
    before.state === 'made' ? registration.id === before.id : isOf(registration, request);
  const made = registrations.find(isIt);
  if (made !== undefined) return made;
  if (before.state === 'made') throw refusedWith('Эта заявка уже отменена');
  return attempt(request, key, context);
}

/**
 * API-14: makes one registration, however often a request with its key comes (REG-04, REG-07). A write is never
 * repeated blindly: the provider keeps keys, or the caller's registrations are looked at before.
 */
export async function makeOnce(request: Request, key: string | null, context: Context): Promise<Registration> {
  if (key === null) return attempt(request, null, context);
  // Of the account, not of the token: a person may have had to log in again meanwhile.
  const name = `${await context.memo.accountId()} ${key}`;
  const made = await context.requestKeys.inTurn(name, request, (before) =>
    before === null || context.provider.keepsRequestKeys()
      ? attempt(request, key, context)
      : repeat(before, request, key, context),
  );
  if (made === null) throw refusedWith('С этим ключом уже отправлен другой запрос, обновите страницу');
  return made;
}
