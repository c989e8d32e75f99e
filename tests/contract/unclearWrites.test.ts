import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import type { Answer } from '../testkit/misbehavingProvider.ts';
import { deleteCall, listCall, openWrites, own, read, stored, talk } from './writeTable.ts';

/** Writes whose outcome the provider does not say, or cannot show. */
const { provider, send, attach, registrationWrites } = await openWrites();

describe('a record that cannot be read after its write', () => {
  it.each(registrationWrites)('$name is done: its record alone is missing', async ({ name, call, run }) => {
    provider.on(call, { body: { data: { id: 12 } } }).on(listCall, () =>
      // Some actions read the list before they are sent.
      provider.callsTo(call).length === 0 ? { body: { data: [stored] } } : { status: 500, body: '<h1>down</h1>' },
    );
    const { data, errors } = await run();
    expect(data).toEqual({ [name]: { registration: null, userErrors: [] } });
    expect(errors).toMatchObject([{ path: [name, 'registration'], extensions: { code: 'PROVIDER_UNAVAILABLE' } }]);
    expect(provider.callsTo(deleteCall)).toEqual([]);
  });

  it('REG-07 does not use a key for a second registration afterwards', async () => {
    const call = `POST ${callPaths.makeRegistration}`;
    provider.on(call, { body: { data: { id: 12 } } });
    const again = () => send('registerForForum', { ...talk, requestKey: 'key-1' }, own);
    provider.on(listCall, { status: 403, body: { detail: 'Нельзя' } });
    expect((await again()).codes).toEqual(['FORBIDDEN']);
    provider.on(listCall, { body: { data: [stored] } });
    expect((await again()).data).toEqual({ registerForForum: { ...read, userErrors: [] } });
    expect(provider.callsTo(call)).toHaveLength(1);
  });
});

describe('FIL-05 an uploaded file without a clear answer to add_file', () => {
  const { call, run } = attach;
  const unclear: [string, Answer][] = [
    ['HTML with 200', { body: '<h1>OK</h1>' }],
    ['a bare text with 200', { body: { message: 'Файл добавлен' } }],
    ['500', { status: 500, body: '<h1>Error</h1>' }],
    ['a lost connection', { reset: 'before' }],
  ];

  it.each(unclear)('stays if it is attached after %s', async (_, answer) => {
    provider.on(call, answer);
    const { data, errors } = await run();
    expect(errors).toEqual([]);
    expect(data).toEqual({ uploadRegistrationFile: { ...read, userErrors: [] } });
    expect(provider.callsTo(deleteCall)).toEqual([]);
  });

  it.each(unclear)('is deleted if the slot does not hold it after %s', async (_, answer) => {
    provider.on(call, answer).on(listCall, { body: { data: [{ ...stored, file_pdf_id: null }] } });
    await run();
    expect(provider.callsTo(deleteCall)).toMatchObject([{ query: { id: '501' } }]);
  });

  it.each(unclear)('stays if its slot cannot be read after %s', async (_, answer) => {
    provider.on(call, answer).on(listCall, { status: 500, body: 'x' });
    await run();
    expect(provider.callsTo(deleteCall)).toEqual([]);
  });
});
