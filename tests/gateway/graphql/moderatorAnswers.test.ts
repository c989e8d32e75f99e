import { describe, expect, it } from 'vitest';
import { samplePortal } from '../../testkit/portal.ts';
import { byHash, trusted } from '../../testkit/trustedDocuments.ts';

let now = Date.now();
const { gateway, moderator, admin, person } = await samplePortal({ now: () => now });

const poll = byHash(trusted('ParticipantsRevision').hash);

/** Sends the poll of the moderators' list like the page: by hash and cookie. */
async function revision(caller: { token: string } | null, year = 2025): Promise<unknown> {
  const cookie = caller === null ? {} : { cookie: `portal_session=${caller.token}` };
  const { data, codes } = await gateway.post({ variables: { year }, ...poll }, cookie);
  return codes[0] ?? (data as { edition: { participantsRevision: string } | null }).edition?.participantsRevision;
}

/** The number of polls that reached the list worker. */
const runs = async () => {
  const text = await gateway.gateway.metrics.metrics();
  const counted = [
    ...text.matchAll(/portal_cache_reads_total\{cache="(?:moderator|public)Lists",outcome="\w+"\} (\d+)/g),
  ];
  return counted.reduce((sum, [, count]) => sum + Number(count), 0);
};

describe('the poll of the moderators’ list', () => {
  it('LST-02 is run once for all moderators within 300 ms', async () => {
    const first = await revision(moderator);
    const before = await runs();
    expect(await Promise.all([revision(moderator), revision(admin), revision(admin)])).toEqual([first, first, first]);
    expect(await runs()).toBe(before);
    now += 300;
    await revision(admin);
    expect(await runs()).toBe(before + 1);
  });

  it('LST-08 gives participants and visitors the revision of the public list', async () => {
    now += 300;
    const moderators = await revision(moderator);
    const others = [await revision(person), await revision(null)];
    expect(others[0]).toBe(others[1]);
    expect(others[0]).not.toBe(moderators);
    expect(await revision(moderator)).toBe(moderators);
  });

  it('reports a token that the provider rejects', async () => {
    await revision(moderator);
    expect(await revision({ token: 'unknown' })).not.toBe(await revision(moderator));
  });

  it('has an answer for each edition', async () => {
    expect(await revision(moderator, 2024)).not.toBe(await revision(moderator));
  });
});
