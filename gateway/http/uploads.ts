import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import processRequest, { type FileUpload } from 'graphql-upload/processRequest.mjs';
import type { ReceivedFile } from '../domains/shared/fileFormats.ts';
import { retryAfterOf } from '../errors.ts';
import type { UserError } from '../generated/resolvers.ts';
import { userError } from '../graphql/validation.ts';
import { isAdmitted, type Verification } from '../limits/tokenVerifier.ts';
import { isMultipart } from './bodyLimits.ts';
import { errorBody } from './errorBody.ts';

/** Largest file that is taken, itself included (FIL-02). */
export const maxFileBytes = 6_291_456;

/** Bodies longer than this are not read to their end. */
const maxBodyBytes = 32 * 1024 * 1024;

/** A file of a multipart request: it may still be on its way. */
export type IncomingUpload = Promise<FileUpload>;

/** Resolves the Upload scalar. */
export const uploadScalar = GraphQLUpload;

/** The refusal of a file over the limit. */
export const tooLargeError = (field: string): UserError =>
  userError('FILE_TOO_LARGE', 'Размер файла превышает 6 мб', field);

const statusOf = (error: unknown) => (error instanceof Error && 'status' in error ? error.status : null);

/** The parser of forms has no status for a part whose head cannot be read, as one with a null byte in its name. */
const isUnreadable = (error: unknown) => error instanceof Error && error.message === 'Malformed part header';

/** A file that was announced and did not come, or came in half: the library tells so by a 4xx status. */
const brokenUpload = (error: unknown): unknown =>
  typeof statusOf(error) === 'number' || isUnreadable(error)
    ? new GraphQLError('The upload is incomplete', { extensions: { code: 'BAD_USER_INPUT' } })
    : error;

/** Reads an upload to its end. It is bounded while it is read, so a file over the limit never lies in memory whole. */
export async function receiveUpload(upload: IncomingUpload): Promise<ReceivedFile | 'tooLarge'> {
  const { filename, createReadStream } = await upload.catch((error: unknown) => {
    throw brokenUpload(error);
  });
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of createReadStream()) chunks.push(chunk as Buffer);
  } catch (error) {
    if (statusOf(error) === 413) return 'tooLarge';
    throw brokenUpload(error);
  }
  return { name: baseName(filename), bytes: Buffer.concat(chunks) };
}

/** What no name needs: control characters, and marks of direction that show a name backwards ('fdp.exe' for 'exe.pdf'). */
const unseen = /[\p{Cc}\p{Bidi_Control}]/gu;

/** The file's name without folders and unseen characters, at most 200 characters with its extension kept. */
function baseName(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(unseen, '').trim();
  return clean.length <= 200 ? clean : clean.slice(-200);
}

/** Bodies that do not announce their length are counted, and cut at the same limit. */
function boundBody({ raw }: FastifyRequest): void {
  let received = 0;
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBodyBytes) raw.destroy();
  });
}

type Verify = (request: FastifyRequest) => Promise<Verification>;

/** Answers an upload without a valid token at once; the gateway does not wait for the rest of the body. */
function refuseUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  verification: Exclude<Verification, { state: 'valid' }>,
) {
  const { state, fault } = verification;
  if (state === 'unavailable') reply.header('retry-after', retryAfterOf(fault));
  return reply.header('connection', 'close').send({ ...errorBody(request, fault), data: null });
}

async function spool(request: FastifyRequest, reply: FastifyReply, verify: Verify) {
  if (!isMultipart(request)) return;
  // Without it Apollo refuses the request as a possible forgery: then nothing is spooled for it.
  if (request.headers['apollo-require-preflight'] === undefined) return;
  const verification = await verify(request);
  if (verification.state !== 'valid' && !isAdmitted(verification)) return refuseUpload(request, reply, verification);
  // Who left meanwhile is told by no event any more: the library would wait for ever.
  if (request.raw.destroyed) throw Object.assign(new Error('The client left'), { statusCode: 400 });
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) {
    throw Object.assign(new Error('Body too large'), { statusCode: 413 });
  }
  boundBody(request);
  // The library refuses at the byte that reaches its limit, so a file of exactly maxFileBytes passes with one more.
  const limits = { maxFileSize: maxFileBytes + 1, maxFiles: 1, maxFieldSize: 100_000 };
  request.body = await processRequest(request.raw, reply.raw, limits);
}

/**
 * Takes GraphQL multipart requests: files are spooled to temporary files that go when the answer has gone.
 * An upload needs a valid token before a byte of its body is read, so any other request costs neither disk nor time.
 */
export function acceptUploads(app: FastifyInstance, verify: Verify): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  app.addHook('preValidation', async (request, reply) => spool(request, reply, verify));
  // An answer that leaves before the upload has been read makes browsers report a broken connection.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (!isMultipart(request) || request.raw.closed || request.body === undefined) done();
    else request.raw.once('close', () => done());
  });
}
