import { type ClientRequest, request } from 'node:http';
import { mutationOf } from './gateway.ts';

/** How a request ended: with an answer, or with a cut connection. */
type Ended = { status: number; text: string; connection: string | undefined } | 'cut';

/** A request whose body the test sends piece by piece. */
export type OpenRequest = { sender: ClientRequest; ended: Promise<Ended> };

/** Opens a request to /graphql. */
export function openRequest(url: string, headers: Record<string, string>): OpenRequest {
  const sender = request(`${url}/graphql`, { method: 'POST', headers });
  const ended = new Promise<Ended>((resolve) => {
    sender.once('error', () => resolve('cut'));
    sender.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', () => resolve('cut'));
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, text, connection: response.headers.connection });
      });
    });
  });
  return { sender, ended };
}

/** A field of a form with the boundary `b`. */
export const formField = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** The fields of an upload before its file. */
export const uploadFields =
  formField(
    'operations',
    JSON.stringify({
      query: mutationOf('uploadRegistrationFile', 'userErrors { code }'),
      variables: { input: { registrationId: 'Registration:12', kind: 'EXPERT_CONCLUSION', file: null } },
    }),
  ) + formField('map', JSON.stringify({ 0: ['variables.input.file'] }));

export const uploadHeaders = {
  'content-type': 'multipart/form-data; boundary=b',
  'apollo-require-preflight': 'true',
};

/** An upload up to the first bytes of its file. */
export function beginUpload(url: string, headers: Record<string, string> = {}): OpenRequest {
  const opened = openRequest(url, { ...uploadHeaders, ...headers });
  opened.sender.write(uploadFields);
  opened.sender.write('--b\r\nContent-Disposition: form-data; name="0"; filename="a.pdf"\r\n\r\n%PDF');
  return opened;
}
