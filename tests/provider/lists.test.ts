import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';

type Row = Record<string, unknown> & { id: number };
type List = { data: Row[] };

const provider = await sampleProvider();
const owner = await provider.login('participant@example.org');
const moderator = await provider.login('moderator@example.org');

const list = (body: object, token?: string) =>
  provider.call<List>('POST', callPaths.listParticipations, { token, body: { meeting_id: 3, ...body } });

describe('who sees what of a list', () => {
  const PUBLIC = ['id', 'user_descr', 'organisation', 'organization_id', 'other_org_descr'].sort();
  const keys = ({ body }: { body: List }) => [...new Set(body.data.flatMap((row) => Object.keys(row)))].sort();

  it('API-11 LST-07 LST-08 others see names and organisations, of the project too, whatever role they claim', async () => {
    for (const token of [undefined, owner]) {
      expect(keys(await list({ is_moderator: false }, token))).toEqual(PUBLIC);
      expect(keys(await list({ is_moderator: false, neutron_only: true }, token))).toEqual(PUBLIC);
      const claimed = await list({ is_moderator: true, neutron_only: true }, token);
      expect(claimed.status).toBe(token === undefined ? 401 : 403);
      expect(claimed.body.data).toBeUndefined();
    }
    expect(keys(await list({ is_moderator: false }, moderator))).toEqual(PUBLIC);
    expect(keys(await list({ is_moderator: true }, moderator))).toEqual(expect.arrayContaining(['email', 'version']));
  });

  it('API-11 LST-07 the project’s list contains its people once', async () => {
    const whole = (await list({ is_moderator: false })).body.data.map(({ id }) => id);
    const project = (await list({ is_moderator: false, neutron_only: true })).body.data;
    const records = (await list({ is_moderator: true, neutron_only: true }, moderator)).body.data;
    expect(project.length).toBeGreaterThan(10);
    expect(project.length).toBeLessThan(whole.length / 2);
    expect(new Set(project.map(({ user_descr }) => user_descr)).size).toBe(project.length);
    expect(new Set(records.map(({ email }) => email)).size).toBe(project.length);
  });
});
