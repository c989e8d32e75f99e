import { beforeEach, describe, expect, it } from 'vitest';
import { oneAnswer } from '../../provider/database/migrations/013-one-answer.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { school, talk } from '../testkit/samples.ts';

const provider = await sampleProvider();
const token = await provider.login('participant@example.org');
beforeEach(() => provider.clear());

const extra = () => provider.register(token, talk({ comment: 'Ещё один доклад', one_more: true }));
const change = (body: object) => provider.call('POST', callPaths.changeRegistration, { token, body });
const answers = async () =>
  (await provider.registrations(token)).map(({ id, need_tour, tshort_size }) => ({ id, need_tour, tshort_size }));

describe('R17 one answer per person', () => {
  it('REG-06 TOU-02 is written to each registration of the forum, and not to the school’s', async () => {
    const first = await provider.register(token);
    const second = await extra();
    const atSchool = await provider.register(token, school);
    await provider.setRegistration(second, { confirm_type: 2 });
    await provider.confirm(token, second, { need_tour: 2, tshort_size: 3 });
    const given = { need_tour: 2, tshort_size: 3 };
    const untouched = { id: atSchool, need_tour: 0, tshort_size: null };
    expect(await answers()).toEqual([{ id: first, ...given }, { id: second, ...given }, untouched]);
    await change({ id: first, action: 'change_tour', need_tour: 1 });
    const changed = { need_tour: 1, tshort_size: 3 };
    expect(await answers()).toEqual([{ id: first, ...changed }, { id: second, ...changed }, untouched]);
  });

  it('REG-07 is copied to a talk that is added later, whatever its request says', async () => {
    const first = await provider.register(token);
    await change({ id: first, action: 'confirm_tour', confirm_tour: 1 });
    await provider.setRegistration(first, { tshort_size: 4 });
    provider.clock.set('2025-09-16T12:00:00+03:00');
    const second = await provider.register(token, talk({ comment: 'Второй', one_more: true, need_tour: true }));
    const given = { need_tour: 1, tshort_size: 4 };
    expect(await answers()).toEqual([
      { id: first, ...given },
      { id: second, ...given },
    ]);
  });

  it('REG-07 is given by an added talk where the person had given none', async () => {
    await provider.register(token);
    await provider.register(token, talk({ comment: 'Второй', one_more: true, need_tour: true }));
    expect((await answers()).map(({ need_tour }) => need_tour)).toEqual([2, 2]);
  });

  it('replaces contradictions of an older database by the newest answer', async () => {
    const first = await provider.register(token);
    const second = await extra();
    const atSchool = await provider.register(token, school);
    await provider.setRegistration(first, { need_tour: 2, tshort_size: 1 });
    await provider.setRegistration(second, { need_tour: 1, tshort_size: 3 });
    await provider.setRegistration(first, { tshort_size: 2 });
    await oneAnswer.up(provider.database);
    const newest = { need_tour: 1, tshort_size: 2 };
    expect(await answers()).toEqual([
      { id: first, ...newest },
      { id: second, ...newest },
      { id: atSchool, need_tour: 0, tshort_size: null },
    ]);
  });
});
