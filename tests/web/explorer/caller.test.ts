import { afterEach, describe, expect, it, vi } from 'vitest';
import { isEnded, nameOf } from '../../../web/explorer/caller.ts';

const answering = (body: object) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(body)));
afterEach(() => vi.restoreAllMocks());

const failed = (code: string) => ({ errors: [{ message: 'Нет', extensions: { code } }] });
const caller = { kind: 'token', token: 'mine' } as const;

describe('the caller of the explorer', () => {
  it('has a name while the token is valid, and none once it has ended', async () => {
    answering({ data: { viewer: { displayName: 'Примеров Пример' } } });
    expect(await nameOf(caller)).toBe('Примеров Пример');
    answering(failed('UNAUTHENTICATED'));
    expect(await nameOf(caller)).toBeNull();
    answering({ data: { viewer: null } });
    expect(await nameOf({ kind: 'session' })).toBeNull();
  });

  it('stays while the portal does not answer', async () => {
    answering(failed('PROVIDER_UNAVAILABLE'));
    await expect(nameOf(caller)).rejects.toThrow();
  });

  it('has ended only if the complete operation was rejected', () => {
    expect(isEnded(failed('UNAUTHENTICATED'))).toBe(true);
    expect(isEnded({ data: { people: null }, ...failed('UNAUTHENTICATED') })).toBe(false);
    expect(isEnded(failed('RATE_LIMITED'))).toBe(false);
  });
});
