/** Logs hold no queries, bodies, headers or error texts: SMTP servers repeat addresses, PostgreSQL repeats rows. */
export const serializers = {
  req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
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
