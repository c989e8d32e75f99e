import { describe, expect, it } from 'vitest';
import { measureVariables } from '../../../gateway/limits/variables.ts';

const measure = (variables: object) => measureVariables(variables, 100, 5);

describe('the measures of variables', () => {
  it.each([
    ['nothing', {}, { variables: 0, variableDepth: 1 }],
    ['flat values', { a: 1, b: null, c: 'x' }, { variables: 3, variableDepth: 1 }],
    ['nested objects and lists', { a: { b: [1, { c: 2 }] } }, { variables: 5, variableDepth: 4 }],
    // Its streams refer to each other.
    [
      'a received file',
      {
        file: new (class Upload {
          inner = { of: { a: 'file' } };
        })(),
      },
      { variables: 1, variableDepth: 1 },
    ],
  ])('count %s', (_, variables, measures) => {
    expect(measure(variables)).toEqual(measures);
  });

  it('stop soon after the limits', () => {
    const wide = Array.from({ length: 90 }, () => Array.from({ length: 90 }, () => 0));
    expect(measure({ wide }).variables).toBeLessThan(300);
    let deep = {};
    for (let level = 0; level < 1_000; level += 1) deep = { deep };
    expect(measure(deep)).toEqual({ variables: 6, variableDepth: 6 });
  });
});
