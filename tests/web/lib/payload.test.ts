import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { describeFailure } from '../../../web/lib/failures.ts';
import { payloadOf } from '../../../web/lib/payload.ts';

interface Data {
  save: { done: boolean | null };
}
const failed = new CombinedGraphQLErrors({ errors: [{ message: 'down', extensions: { code: 'PROVIDER_TIMEOUT' } }] });

describe('payloadOf', () => {
  it('REG-11 returns an existing root field, whatever failed below it', () => {
    expect(payloadOf<Data, 'save'>({ data: { save: { done: null } }, error: failed }, 'save')).toEqual({ done: null });
  });

  it.each([null, undefined])('REG-11 throws the error if the data are %s', (data) => {
    expect(() => payloadOf<Data, 'save'>({ data, error: failed }, 'save')).toThrow(failed);
  });

  it('REG-11 throws a describable failure if there is no answer', () => {
    let thrown: unknown;
    try {
      payloadOf<Data, 'save'>({ data: null }, 'save');
    } catch (error) {
      thrown = error;
    }
    expect(describeFailure(thrown)).toContain('Неизвестная ошибка');
  });
});
