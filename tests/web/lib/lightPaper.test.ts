import { expect, it } from 'vitest';
import { printLight } from '../../../web/lib/lightPaper.ts';

it('prints a dark page light, and leaves it dark on the screen', () => {
  const { dataset } = document.documentElement;
  printLight();
  dataset.mantineColorScheme = 'dark';
  dispatchEvent(new Event('beforeprint'));
  expect(dataset.mantineColorScheme).toBe('light');
  dispatchEvent(new Event('afterprint'));
  expect(dataset.mantineColorScheme).toBe('dark');
  delete dataset.mantineColorScheme;
});
