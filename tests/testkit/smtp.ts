import { createServer, type Socket } from 'node:net';

/** A letter as an SMTP server received it. */
type ReceivedMail = { from: string; to: string[]; headers: string; text: string; html: string; calendar: string };

/** Takes every letter, rejects its recipient for good, rejects for now, or says nothing at all. */
type Manner = 'well' | 'refuses' | 'busy' | 'silent';

function decode(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'text' | 'html' | 'calendar'> {
  const headers = raw.split('\r\n\r\n')[0] ?? '';
  const boundaries = [...raw.matchAll(/boundary="([^"]+)"/g)].map(([, boundary]) => `--${boundary}`);
  const parts = boundaries.reduce((all, boundary) => all.flatMap((part) => part.split(boundary)), [raw]);
  const of = (type: string) =>
    decode((parts.find((part) => part.startsWith(`\r\nContent-Type: ${type}`)) ?? '').trimStart());
  return { headers, text: of('text/plain'), html: of('text/html'), calendar: of('text/calendar') };
}

const addressOf = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

/** Starts a small SMTP server that stores received letters, on a free port of this machine or at the given place. */
export async function startSmtp({ port = 0, host = '127.0.0.1' } = {}) {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let manner: Manner = 'well';
  // 500 is the lowest code of a refusal for good.
  const toRecipient = { well: '250 ok', silent: '250 ok', refuses: '500 no such user', busy: '451 later' };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let pending = '';
    let envelope = { from: '', to: [] as string[] };
    let data: string | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);

    const obey = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'MAIL') envelope = { from: addressOf(line), to: [] };
      if (verb === 'RCPT') envelope.to.push(addressOf(line));
      if (verb === 'DATA') {
        data = '';
        say('354 go on');
      } else if (verb === 'QUIT') {
        socket.end('221 bye\r\n');
      } else {
        say(verb === 'RCPT' ? toRecipient[manner] : '250 ok');
      }
    };
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      pending += chunk;
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        if (data === null) {
          obey(line);
        } else if (line === '.') {
          mails.push({ ...envelope, ...readMail(data) });
          data = null;
          say('250 stored');
        } else {
          data += `${line.replace(/^\./, '')}\r\n`;
        }
      }
    });
    if (manner !== 'silent') say('220 test');
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://${host}:${address.port}`,
    mails,
    behave(value: Manner) {
      manner = value;
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
