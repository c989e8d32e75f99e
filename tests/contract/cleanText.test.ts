import { describe, expect, it } from 'vitest';
import { cleanText as cleanInput } from '../../gateway/lib/cleanText.ts';
import { cleanText as cleanField } from '../../web/lib/forms/cleanText.ts';
import { forbiddenCharacters } from '../testkit/samples.ts';

describe.each([
  ['gateway', cleanInput],
  ['page', cleanField],
])('a copied text in the %s', (_, clean) => {
  it.each([
    ['line ends of Word', 'Рост\u000bплёнок\u2028и\u2029сплавов\u0085', 'Рост плёнок и сплавов'],
    ['several line ends', 'Рост\r\n\u000cплёнок', 'Рост плёнок'],
    ['soft hyphens', 'Ива\u00adнов\u00ad', 'Иванов'],
    ['zero-width characters', '\ufeffИва\u200bн\u200cо\u200dв \u2060', 'Иванов'],
    ['marks of direction', '\u202a+7 900 123-45-67\u202c\u200e', '+7 900 123-45-67'],
    ['invisible characters only', '\u200b\u00ad ', ''],
    ['several spaces', 'Рост  плёнок \u00ad  и сплавов', 'Рост плёнок и сплавов'],
    ['none of them', ' М. О’Коннор – «Ёлка\u00a0№\u202f5»: й, ﬁ, 😀 ', 'М. О’Коннор – «Ёлка\u00a0№\u202f5»: й, ﬁ, 😀'],
  ])('is clean after %s', (_name, copied, cleaned) => {
    expect(clean(copied)).toBe(cleaned);
  });

  it('keeps no character that the provider rejects', () => {
    for (const character of forbiddenCharacters) expect(['слово', 'с лово']).toContain(clean(`с${character}лово`));
  });
});
