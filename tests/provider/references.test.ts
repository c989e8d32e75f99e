import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';

type Row = { id: number; title: string } & Record<string, unknown>;

const provider = await sampleProvider();

const list = (path: string) => provider.read<Row[]>(path);

describe('references', () => {
  it('API-22 lists academic degrees', async () => {
    expect((await list(callPaths.listAcademicDegrees)).map(({ title }) => title)).toContain('Доктор химических наук');
  });
  it('API-23 lists positions with the other one', async () => {
    const positions = await list(callPaths.listPositions);
    expect(positions).toHaveLength(20);
    expect(positions).toContainEqual({ id: 47, title: 'Другая должность' });
  });
  it('API-24 lists statuses', async () => {
    expect((await list(callPaths.listSchoolStatuses)).map(({ title }) => title)).toContain('Студент');
  });
  it('API-25 lists organisations with the other one', async () => {
    const organizations = await list(callPaths.listOrganizations);
    expect(organizations).toHaveLength(42);
    expect(organizations).toContainEqual({ id: 134, name: 'Другая организация' });
  });
  it('rejects a stale token even if no token is needed', async () => {
    const answer = await provider.call('GET', callPaths.listAcademicDegrees, {
      token: 'stale',
      documented: false,
    });
    expect(answer).toMatchObject({ status: 401, body: { detail: 'Недопустимый токен.' } });
  });

  it('API-08 lists the sections of a meeting with their availability', async () => {
    const token = await provider.login('participant@example.org');
    const sections = await provider.read<Row[]>(`${callPaths.listSections}?id=3`, token);
    const flags = Object.fromEntries(sections.map((row) => [row.id, [row.is_active, row.is_public, row.is_speaker]]));
    for (const id of [26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 37]) expect(flags[id]).toEqual([true, true, true]);
    expect(flags[36]?.slice(0, 2)).toEqual([true, false]);
    expect(flags[38]).toEqual([true, true, false]);
    expect(flags[39]?.slice(0, 2)).toEqual([true, false]);
    expect(flags[40]?.[0]).toBe(false);
    expect((await provider.call('GET', `${callPaths.listSections}?id=3`)).status).toBe(401);
    for (const id of ['abc', '', '9'.repeat(25), '-1', '1.5']) {
      expect((await provider.call('GET', `${callPaths.listSections}?id=${id}`, { token })).status).toBe(400);
    }
  });
});
