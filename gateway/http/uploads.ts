import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';
import type { ReceivedFile } from '../domains/shared/fileFormats.ts';
import { badArgument } from '../errors.ts';
import type { UserError } from '../generated/types.ts';
import type { IncomingUpload } from '../graphql/scalars.ts';
import { userError } from '../graphql/validation.ts';
import { isAdmitted, type Verification } from '../limits/tokenVerifier.ts';
import { bodyTooLarge, boundedBody, isMultipart, requireClient } from './bodyLimits.ts';
import { rejectCaller } from './tokenHeader.ts';

/** FIL-02 */
export const maxFileBytes = 6_291_456;

export const maxBodyBytes = 32 * 1024 * 1024;

export const tooLargeError = (field: string): UserError =>
  userError('FILE_TOO_LARGE', 'Размер файла превышает 6 мб', field);

const statusOf = (error: unknown) => (error instanceof Error && 'status' in error ? error.status : null);

/** The library sets a 4xx status; its form parser sets nothing. A fault of the disk has a code, such as ENOSPC. */
const isMalformed = (error: unknown) =>
  typeof statusOf(error) === 'number' || (error instanceof Error && !('code' in error));

const brokenUpload = (error: unknown): unknown =>
  isMalformed(error) ? badArgument('input.file', 'The upload is incomplete') : error;

/** Reads an upload and stops at the limit, so that memory never holds a larger file. */
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

/** Control characters, and direction marks that show a name backwards ('fdp.exe' for 'exe.pdf'). */
const invisible = /[\p{Cc}\p{Bidi_Control}]/gu;

/** The name without folders and invisible characters: the last 200 characters, which include the extension. */
function baseName(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(invisible, '').trim();
  return clean.length <= 200 ? clean : clean.slice(-200);
}

type Verify = (request: FastifyRequest) => Promise<Verification>;

async function spool(request: FastifyRequest, reply: FastifyReply, verify: Verify) {
  if (!isMultipart(request)) return;
  // Apollo rejects a request without this header as a possible forgery, so its files are not stored.
  if (request.headers['apollo-require-preflight'] === undefined) return;
  const verification = await verify(request);
  if (verification.state !== 'valid' && !isAdmitted(verification))
    return rejectCaller(request, reply, verification.error);
  requireClient(request);
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw bodyTooLarge();
  request.body = await receiveForm(request, reply);
}

/** @throws an error with a status of 4xx for a malformed form */
async function receiveForm({ raw }: FastifyRequest, reply: FastifyReply) {
  // The library rejects the byte that reaches its limit.
  const limits = { maxFileSize: maxFileBytes + 1, maxFiles: 1, maxFieldSize: 100_000 };
  // The library reads a stream with headers.
  const body = Object.assign(boundedBody(raw, maxBodyBytes), { headers: raw.headers }) as unknown as typeof raw;
  const failure = new Promise<never>((_, fail) => body.once('error', fail));
  // The form may be complete before its body is too large: then the library fails the files that are missing.
  failure.catch(() => undefined);
  try {
    return await Promise.race([processRequest(body, reply.raw, limits), failure]);
  } catch (error) {
    if (isMalformed(error) && statusOf(error) === null) Object.assign(error as Error, { status: 400 });
    throw error;
  }
}

/** How the library names its temporary files. */
const temporaryName = /^capacitor-[\da-f]{32}\.tmp$/;

/**
 * Deletes the uploads that a killed gateway left. Another gateway of this machine may still receive one: it goes on, since it
 * has the file open.
 */
async function sweepUploads(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  const left = names.filter((name) => temporaryName.test(name));
  // A file of another user stays.
  await Promise.allSettled(left.map((name) => rm(join(tmpdir(), name))));
}

/**
 * Stores the files of GraphQL multipart requests in temporary files, which are deleted after the answer. The token is
 * verified before the body is read, so an upload without a valid token costs neither disk nor time.
 */
export function acceptUploads(app: FastifyInstance, verify: Verify): void {
  app.addHook('onReady', sweepUploads);
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  app.addHook('preValidation', async (request, reply) => spool(request, reply, verify));
  // Browsers report a broken connection if the answer arrives before the whole upload is read.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (!isMultipart(request) || request.raw.closed || request.body === undefined) done();
    else request.raw.once('close', () => done());
  });
}
