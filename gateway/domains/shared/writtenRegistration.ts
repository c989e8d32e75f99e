import type { Context } from '../../context.ts';
import type { Registration } from '../../graphql/models.ts';
import { GatewayError } from '../../lib/errors.ts';
import { findRegistration } from '../../provider/calls/registrations.ts';
import { afterWrite, type WriteResult } from '../../provider/http/written.ts';

/** The caller's registration with this id after a write. */
export function changedRegistration(written: WriteResult<Registration>, id: number, context: Context) {
  const record = written.record?.id === id ? written.record : null;
  return afterWrite({ ...written, record }, async () => {
    const found = await findRegistration(context.provider, context.edition.meetingId, id);
    if (found === undefined) throw new GatewayError('PROVIDER_BAD_RESPONSE');
    return found;
  });
}
