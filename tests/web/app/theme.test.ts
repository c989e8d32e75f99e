import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { cssVariables, theme } from '../../../web/app/theme.ts';

const AA = 4.5;
const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const base = defaultCssVariablesResolver(merged);
const own = cssVariables(merged);

function colour(name: string, scheme: 'light' | 'dark'): string {
  const layers: Record<string, string>[] = [base.variables, base[scheme], own.variables, own[scheme]];
  const value = Object.assign({}, ...layers)[name] as string | undefined;
  if (value === undefined) throw new Error(`No colour ${name}`);
  const inner = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return inner === undefined ? value : colour(inner, scheme);
}

function channels(value: string): number[] {
  const hex = /^#([0-9a-f]{6})$/i.exec(value)?.[1];
  if (hex !== undefined) return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  if (value === '#fff') return [255, 255, 255];
  const numbers = value
    .match(/[\d.]+/g)
    ?.slice(0, 3)
    .map(Number);
  if (numbers?.length === 3) return numbers;
  throw new Error(`Not a colour: ${value}`);
}

function luminance(value: string): number {
  const [r = 0, g = 0, b = 0] = channels(value).map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const onSurfaces = ['text', 'dimmed', 'error', 'anchor', 'purple-outline', 'purple-text', 'red-outline'];

describe.each(['light', 'dark'] as const)('theme, %s', (scheme) => {
  it.each(onSurfaces)('text in %s is readable on the page and on its surfaces', (name) => {
    for (const surface of ['--mantine-color-body', '--portal-surface']) {
      expect(contrast(colour(`--mantine-color-${name}`, scheme), colour(surface, scheme))).toBeGreaterThanOrEqual(AA);
    }
  });

  it('placeholders are readable in their fields', () => {
    const field = scheme === 'light' ? '--mantine-color-white' : '--mantine-color-dark-6';
    expect(contrast(colour('--mantine-color-placeholder', scheme), colour(field, scheme))).toBeGreaterThanOrEqual(AA);
  });

  it.each(['purple', 'red', 'green', 'gray'])(
    '%s buttons are readable, filled and light, also under the pointer',
    (name) => {
      const variable = (part: string) => colour(`--mantine-color-${name}-${part}`, scheme);
      expect(contrast('#ffffff', variable('filled'))).toBeGreaterThanOrEqual(AA);
      expect(contrast('#ffffff', variable('filled-hover'))).toBeGreaterThanOrEqual(AA);
      expect(contrast(variable('light-color'), variable('light'))).toBeGreaterThanOrEqual(AA);
      expect(contrast(variable('light-color'), variable('light-hover'))).toBeGreaterThanOrEqual(AA);
    },
  );

  it.each(['purple', 'red', 'green', 'yellow', 'gray'])(
    '%s notes are readable and contrast little with their surface',
    (name) => {
      const note = colour(`--mantine-color-${name}-light`, scheme);
      expect(contrast(colour(`--mantine-color-${name}-light-color`, scheme), note)).toBeGreaterThanOrEqual(AA);
      expect(contrast(colour('--mantine-color-text', scheme), note)).toBeGreaterThanOrEqual(AA);
      expect(contrast(note, colour('--portal-surface', scheme))).toBeLessThan(1.4);
    },
  );

  it('the borders of empty choices contrast with their background (WCAG 1.4.11)', () => {
    for (const part of [merged.components.Checkbox?.classNames, merged.components.Radio?.classNames]) {
      expect(Object.values(part as Record<string, string>)).toEqual([expect.stringContaining('choice')]);
    }
    const field = scheme === 'light' ? '--mantine-color-white' : '--mantine-color-dark-6';
    expect(contrast(colour('--mantine-color-dimmed', scheme), colour(field, scheme))).toBeGreaterThanOrEqual(3);
  });
});
