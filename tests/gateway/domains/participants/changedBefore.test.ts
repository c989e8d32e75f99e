import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import type { Caller } from '../../../testkit/gateway.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { samplePortal, scriptedPortal } from '../../../testkit/portal.ts';
import { awaiting, readRows } from './rows.ts';

/** A moderator who makes a change that another has made a moment before: nothing changes, and no letter goes out. */
const { provider, gateway, moderator, admin } = await samplePortal();
const older = await scriptedPortal({ rights: 'moderator' });

const mutate = async (name: string, input: object, fields: string, caller: Caller) =>
  (await gateway.mutate(name, input, `${fields} userErrors { code }`, caller)).data?.[name];
const waiting = async () => (await readRows(gateway, moderator, awaiting()))[0];
const decision = { confirmedFormat: 'SPEAKER', confirmedSectionId: 'Section:26' };
const letters = async () => (await provider.mailbox()).length;

describe('a change that another moderator has made already', () => {
  it('REG-05 is reported as no change: a decision', async () => {
    const row = await waiting();
    const confirm = (caller: Caller) => {
      const input = { registrationId: row?.id, ...decision, expectedVersion: row?.version };
      return mutate('confirmFormat', input, 'isUnchanged registration { id } conflict { updatedBy }', caller);
    };
    const before = await letters();
    const done = { registration: { id: row?.id }, conflict: null, userErrors: [] };
    expect(await confirm(admin)).toEqual({ ...done, isUnchanged: false });
    expect(await confirm(moderator)).toEqual({ ...done, isUnchanged: true });
    expect(await letters()).toBe(before + 1);
  });

  it('is reported as no change: the end of a decision', async () => {
    const registrationId = (await waiting())?.id;
    await mutate('confirmFormat', { registrationId, ...decision }, '', admin);
    const withdraw = (sendLetter: boolean, caller: Caller) =>
      mutate('withdrawDecision', { registrationId, sendLetter }, 'isUnchanged', caller);
    const before = await letters();
    expect(await withdraw(false, admin)).toMatchObject({ isUnchanged: false });
    expect(await withdraw(true, moderator)).toMatchObject({ isUnchanged: true });
    expect(await letters()).toBe(before);
  });

  it('is UNCHANGED in the results of a bulk run: its undo', async () => {
    const registrationId = (await waiting())?.id;
    const runKey = 'run-undone-by-two';
    await mutate('applyBulkChange', { items: [{ registrationId }], change: decision, runKey }, '', moderator);
    const undo = (sendLetter: boolean, caller: Caller) =>
      mutate('undoBulkRun', { runKey, items: [{ registrationId, sendLetter }] }, 'results { outcome }', caller);
    const before = await letters();
    expect(await undo(false, admin)).toMatchObject({ results: [{ outcome: 'CHANGED' }] });
    expect(await undo(true, moderator)).toMatchObject({ results: [{ outcome: 'UNCHANGED' }] });
    expect(await letters()).toBe(before);
  });

  it('is read as a change at a provider that does not say it', async () => {
    const data = { ...registration({ confirm_type: 2, section_confirm_id: 26 }), user_descr: 'Примеров Пример' };
    for (const call of [`GET ${callPaths.getParticipation}`, `POST ${callPaths.changeParticipation}`] as const) {
      older.provider.on(call, { body: { data } });
    }
    const input = { registrationId: 'Registration:12', ...decision };
    const answer = await older.gateway.mutate('confirmFormat', input, 'isUnchanged', { token: 't' });
    expect(answer.data).toEqual({ confirmFormat: { isUnchanged: null } });
  });
});
