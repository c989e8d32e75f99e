import type { Context } from '../../context.ts';
import type { Registration } from '../../graphql/models.ts';
import type * as records from '../../provider/records.ts';

const isWhole = (registration: Registration): registration is records.Participation => 'user_descr' in registration;

/** The whole record, read once per request where the caller's own list holds only a part of it. */
export const wholeRegistration = async (registration: Registration, { loaders }: Context) =>
  isWhole(registration) ? registration : loaders.participation(registration.id);

/** A resolver of a field that only the whole record has. */
export const ofWhole =
  <Value>(read: (record: records.Participation, context: Context) => Value) =>
  async (registration: Registration, _: unknown, context: Context): Promise<Value> =>
    read(await wholeRegistration(registration, context), context);
