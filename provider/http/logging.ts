/** A log never holds queries, bodies, headers, or the text of an error: SMTP servers repeat addresses, PostgreSQL a row. */
export const serializers = {
  req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
  err: (error: Error & { code?: string }) => ({
    type: error.name,
    message: '',
    code: error.code,
    // The stack begins with the text, which may have many lines.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at .+:\d+\)?$/.test(line))
      .join('\n'),
  }),
};
