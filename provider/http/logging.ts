/** Logs hold no queries, bodies, headers or error texts or names of files: SMTP servers repeat addresses, PostgreSQL repeats rows. */
export const serializers = {
  req: ({ method, url }: { method: string; url: string }) => {
    // People put their names into the names of files.
    const path = url.split('?')[0]?.replace(/^(\/+media\/[^/]+\/[^/]+\/).+/, '$1…');
    return { method, path };
  },
  err: (error: Error & { code?: string }) => ({
    type: error.name,
    message: '',
    code: error.code,
    // The stack begins with the text, which may have several lines.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at .+:\d+\)?$/.test(line))
      .join('\n'),
  }),
};
