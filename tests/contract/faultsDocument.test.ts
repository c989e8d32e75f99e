import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../gateway/lib/errors.ts';
import { providerLimits } from '../../gateway/provider/http/limits.ts';
import { providerFaults } from '../testkit/providerFaults.ts';
import { faultShapes, refusalShapes } from '../testkit/recordedShapes.ts';

/** docs/faults.md says what is tested: its tables have the same rows as the tests. */
const sections = readFileSync('docs/faults.md', 'utf8').split(/^## /m);

/** The rows of the table under a heading, without its head. */
const rowsUnder = (heading: string) => {
  const section = sections.find((one) => one.startsWith(heading)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
};

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const inCode = (text: string) => `\`${text}\``;
const bodyOf = (body: unknown) => (typeof body === 'string' ? '' : inCode(JSON.stringify(body)));

describe('docs/faults.md', () => {
  it('has every fault that is tried', () => {
    const expected = providerFaults.map(({ fault, outcome, sent, isCounted }) =>
      outcome === 'answered'
        ? row(fault, 'none', 'the answer', String(sent), isCounted ? 'yes' : 'no')
        : row(fault, inCode(outcome), new GatewayError(outcome).message, String(sent), isCounted ? 'yes' : 'no'),
    );
    expect(rowsUnder('What a fault becomes')).toEqual(expected);
  });

  it('has every recorded shape of a refusal', () => {
    const expected = refusalShapes.map(({ shape, body, errors }) => {
      const told = errors.map(({ code, field }) => inCode([code, ...(field ?? [])].join(' ')));
      return row(shape, bodyOf(body), told.join(', '));
    });
    expect(rowsUnder('Shapes of refusals')).toEqual(expected);
  });

  it('has every recorded shape of a fault', () => {
    const expected = faultShapes.map(({ shape, status, body, code }) =>
      row(shape, String(status), bodyOf(body), inCode(code)),
    );
    expect(rowsUnder('Shapes of faults')).toEqual(expected);
  });

  it('has the places of every area', () => {
    expect(rowsUnder('Areas')).toEqual(
      Object.entries(providerLimits.atOnce).map(([area, places]) => row(area, String(places))),
    );
  });
});
