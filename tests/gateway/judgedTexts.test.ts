import { describe, expect, it } from 'vitest';
import { createAdmission } from '../../gateway/limits/admission.ts';
import { createSchema } from '../../gateway/schema.ts';
import { loadTrustedDocuments } from '../../gateway/trustedDocuments.ts';

/** What was found out about a text is remembered: its refusal is the very object that was answered before. */
function setUp(trustedOnly: boolean) {
  const admit = createAdmission({ schema: createSchema(), documents: loadTrustedDocuments(), trustedOnly });
  return async (text: string, isStranger = false) =>
    (await admit({ text, hash: null, variables: {}, operationName: null }, async () => isStranger)).refusal;
}

/** Too many fields beside each other: a text of some 300 letters that is refused for its shape. */
const flat = (name: string) =>
  `{ ${Array.from({ length: 11 }, (_, index) => `${name}${index}: clock { now }`).join(' ')} }`;

/** Enough of them to fill the memory of 65,536 letters. */
const others = Array.from({ length: 300 }, (_, index) => flat(`other${index}n`));

describe('texts of tools', () => {
  it('are judged once', async () => {
    const judge = setUp(true);
    const first = await judge(flat('mine'));
    expect(first).toMatchObject({ code: 'TOO_MANY_ALIASES', measured: 11 });
    expect(await judge(flat('mine'))).toBe(first);
  });

  it('are remembered by so many letters: the oldest is judged again', async () => {
    const judge = setUp(true);
    const first = await judge(flat('mine'));
    for (const text of others) await judge(text);
    const again = await judge(flat('mine'));
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
    const newest = await judge(others.at(-1) ?? '');
    expect(await judge(others.at(-1) ?? '')).toBe(newest);
  });

  it('that are longer than all that is remembered push nothing out', async () => {
    const judge = setUp(true);
    const first = await judge(flat('mine'));
    expect(await judge(`{ ${'clock { now } '.repeat(10_000)} }`)).toMatchObject({ code: 'TOO_MANY_TOKENS' });
    expect(await judge(flat('mine'))).toBe(first);
  });

  it('nor do the texts of strangers, where they run trusted documents alone', async () => {
    const judge = setUp(true);
    const first = await judge(flat('mine'));
    for (const text of others) expect(await judge(text, true)).toMatchObject({ code: 'DOCUMENT_NOT_TRUSTED' });
    expect(await judge(flat('mine'))).toBe(first);
  });

  it('in development count alike, whoever sends them', async () => {
    const judge = setUp(false);
    const first = await judge(flat('mine'), true);
    expect(await judge(flat('mine'), true)).toBe(first);
    for (const text of others) await judge(text, true);
    expect(await judge(flat('mine'), true)).not.toBe(first);
  });

  it('without a letter are judged like any other', async () => {
    const judge = setUp(false);
    expect(await judge('')).toBeNull();
  });
});
