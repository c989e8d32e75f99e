/** A table of Markdown, as lines. */
export const table = (heading: string[], rows: string[][]): string[] => [
  `| ${heading.join(' | ')} |`,
  `|${heading.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
];
