import { Fault } from '../errors.ts';

/**
 * Answers null where the provider has no such call: an extension of the contract that it need not keep. It says so by
 * a 404 that is not JSON of its family; "no such record" is, and goes on.
 */
export async function unlessLacking<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Fault && error.code === 'NOT_FOUND' && !error.isProviderWord) return null;
    throw error;
  }
}
