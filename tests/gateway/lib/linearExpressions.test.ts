import { expect, it } from 'vitest';
import { withoutSuggestions } from '../../../gateway/apollo/apollo.ts';
import { pathOf } from '../../../gateway/telemetry/logging.ts';

/** Texts of callers that a backtracking expression would read for minutes (docs/decisions/047). */
it.each<[string, string, string]>([
  ['/documents/a@example.org/1?code=2', '/documents/…/1', 'hides a part with an address'],
  ['/documents/a%40example.org', '/documents/…', 'hides an encoded address'],
  ['/verify/1/2#3', '/verify/…', 'hides the code of a document'],
  ['/media/files/1b.pdf/%D0%9F%D1%80.pdf?at=1', '/media/files/1b.pdf/…', 'hides the name of a file'],
  ['/media/@files.example.org/a.pdf', '/media/…/…', 'hides the name of a file at another host'],
  ['/media/photos/a.webp', '/media/photos/a.webp', 'keeps the key of a file'],
  [`/${'a'.repeat(1_000_000)}`, `/${'a'.repeat(1_000_000)}`, 'reads a long path once'],
])('logs the path of %.40s as %.20s: it %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});

const guesses = 'Did you mean D'.repeat(100_000);
it.each([
  ['Cannot query field "a" on type "Query". Did you mean "b" or "c"?', 'Cannot query field "a" on type "Query".'],
  ['Is it "Did you mean x"? No', 'Is it "Did you mean x"? No'],
  [guesses, guesses],
])('removes the suggestions of an error: %.60s', (message, shown) => {
  expect(withoutSuggestions(message)).toBe(shown);
});
