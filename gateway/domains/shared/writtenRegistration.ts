import type { Context } from '../../context.ts';
import type { Registration } from '../../graphql/models.ts';
import { GatewayError } from '../../lib/errors.ts';
import { listRegistrations } from '../../provider/calls/registrations.ts';
import { afterWrite, type WriteResult } from '../../provider/http/written.ts';

/** The caller's registration with this id after a write. */
export function changedRegistration(written: WriteResult<Registration>, id: number, context: Context) {
  const record = written.record?.id === id ? written.record : null;
  return afterWrite({ ...written, record }, async () => {
    const registrations = await listRegistrations(context.provider, context.edition.meetingId);
    const found = registrations.find((registration) => registration.id === id);
    if (found === undefined) throw new GatewayError('PROVIDER_BAD_RESPONSE');
    return found;
  });
}
