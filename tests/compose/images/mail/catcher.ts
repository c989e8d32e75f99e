/** Catches letters like the mail service of docker-compose.yml, and serves them as JSON. Node.js 24 runs it without a build. */
import { createServer } from 'node:http';
import { startSmtp } from '../../../testkit/smtp.ts';

const { mails } = await startSmtp({ port: 1025, host: '0.0.0.0' });
createServer((_, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(mails));
}).listen(8025);
process.once('SIGTERM', () => process.exit());
