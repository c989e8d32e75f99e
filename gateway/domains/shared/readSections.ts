import type { Context } from '../../context.ts';
import { GatewayError, ProviderRejection } from '../../lib/errors.ts';
import type { ReadSections } from '../../shared/sections.ts';

/** @throws GatewayError UNAUTHENTICATED, and every error that is not a failure of the provider */
export async function readSections({ loaders }: Context, meetingId: number): Promise<ReadSections> {
  try {
    return await loaders.sections(meetingId);
  } catch (error) {
    const isFailure =
      error instanceof GatewayError ? error.code !== 'UNAUTHENTICATED' : error instanceof ProviderRejection;
    if (!isFailure) throw error;
    return null;
  }
}

/** Uses sections that the request has already read, without a promise: each row of a list has several sections. */
export function withSections<T>(
  context: Context,
  meetingId: number,
  use: (sections: ReadSections) => T,
): T | Promise<T> {
  const known = context.loaders.knownSections(meetingId);
  return known === null ? readSections(context, meetingId).then(use) : use(known);
}
