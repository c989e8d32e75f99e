import { describe, expect, it } from 'vitest';
import { unusedLibraries } from '../../scripts/sources/libraries.ts';
import { filesWithoutAlias, misplacedRussian } from '../../scripts/sources/russian.ts';

const unused = (...lines: string[]) => unusedLibraries(['react'], [{ path: 'web/x.tsx', text: lines.join('\n') }]);

describe('named libraries', () => {
  it.each([
    "import { type ReactNode, useState } from 'react';",
    "import React from 'react';",
    "import * as React from 'react';",
    "import { jsx } from 'react/jsx-runtime';",
  ])('are used by %s', (line) => {
    expect(unused(line)).toEqual([]);
  });

  it.each([
    "import type { ReactNode } from 'react';",
    "import { type ReactNode } from 'react';",
    "import 'react/styles.css';",
    "import { useState } from 'react-like';",
    "// import { useState } from 'react';",
    "const name = 'react';",
  ])('are not used by %s', (line) => {
    expect(unused(line)).toEqual(['react']);
  });
});

describe('Russian texts outside the folders texts/', () => {
  const found = (text: string, path = 'web/ui/x.tsx') => misplacedRussian([{ path, text }]);

  it.each([
    ["const a = 'Нет мест';", 'Нет мест'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source
    ['const a = `Мест: ${count} из многих`;', 'Мест:  …  из многих'],
    ['const a = <p title="Нет мест" />;', 'Нет мест'],
    ['const a = <p>Нет мест</p>;', 'Нет мест'],
  ])('are found in %s', (text, literal) => {
    expect(found(text)).toEqual([`web/ui/x.tsx:1 ${literal}`]);
  });

  it.each(["const a = 'абвгдеё';", 'const a = /нет мест/;', '// «Нет мест»', "const a = 'no place';"])(
    'leave out %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it.each(['web/texts/ru/x.ts', 'gateway/texts/x.ts', 'provider/texts/letters/x.ts'])('are no fault in %s', (path) => {
    expect(found("export const a = 'Нет мест';", path)).toEqual([]);
  });

  it.each(['gateway/editions/2025/x.ts', 'provider/database/migrations/1.ts', 'provider/database/seed/x.ts'])(
    'are data in %s',
    (path) => {
      expect(found("export const a = 'Нет мест';", path)).toEqual([]);
    },
  );

  it.each(['gateway/domains/texts/x.ts', 'provider/editions/x.ts'])('are found in %s', (path) => {
    expect(found("export const a = 'Нет мест';", path)).toEqual([`${path}:1 Нет мест`]);
  });

  it('are imported by their alias', () => {
    const relative = { path: 'web/a.ts', text: "import { commonTexts } from '../texts/ru/common.ts';" };
    const aliased = { path: 'web/b.ts', text: "import { commonTexts } from '#texts/common.ts';" };
    expect(filesWithoutAlias([relative, aliased])).toEqual(['web/a.ts']);
  });
});
