import { startProxy } from './proxy.ts';

/** What a new deployment does not depend on: the browser's other headers ask for compression and for cached answers. */
const passedOn = ['accept', 'content-type', 'content-length', 'cookie'];

/** Starts a proxy before the gateway that gives page and data another version, as a new deployment does. */
export async function startDeployingProxy(target: string) {
  let deployed: string | null = null;
  const newAnswers: string[] = [];

  const proxy = await startProxy(target, async (call, pass) => {
    const { searchParams } = call.url;
    // The gateway knows its own version alone.
    if (deployed !== null && searchParams.get('version') === deployed) {
      newAnswers.push(searchParams.get('operationName') ?? '');
      searchParams.set('version', '');
    }
    const headers = Object.fromEntries(Object.entries(call.headers).filter(([name]) => passedOn.includes(name)));
    const { status, body, headers: answered } = await pass({ ...call, headers });
    const type = String(answered['content-type'] ?? '');
    const renewed = JSON.stringify({ version: deployed, answers: deployed });
    return {
      status,
      headers: { 'content-type': type, 'cache-control': 'no-cache' },
      body:
        deployed !== null && /html|javascript/.test(type)
          ? body
              .toString()
              .replace(/^self\.portal = .*$/m, `self.portal = ${renewed};`)
              .replace(/(name="answers-version" content=")[^"]*/, `$1${deployed}`)
          : body,
    };
  });
  return {
    ...proxy,
    deploy(version: string) {
      deployed = version;
    },
    /** Operations that were asked for in the new version. */
    newAnswers: () => newAnswers,
  };
}
