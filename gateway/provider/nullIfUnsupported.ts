import { GatewayError } from '../errors.ts';

/**
 * Null if the provider lacks an optional call of the contract. Such a provider answers a 404 without JSON; a 404 in
 * JSON means "no such record" and stays an error.
 */
export async function nullIfUnsupported<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'NOT_FOUND' && !error.isFromProvider) return null;
    throw error;
  }
}
