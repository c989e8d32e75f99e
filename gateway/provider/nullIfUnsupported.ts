import { GatewayError } from '../errors.ts';

/**
 * Answers null where the provider has no such call: an extension of the contract that it need not keep. It says so by
 * a 404 that is not JSON of its family; "no such record" is, and goes on.
 */
export async function nullIfUnsupported<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'NOT_FOUND' && !error.isFromProvider) return null;
    throw error;
  }
}
