import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { default as processRequest } from 'graphql-upload/processRequest.mjs';
import { mostFileBytes } from '../../schema/limits.ts';
import { isMalformed, statusOf } from '../graphql/receiveUpload.ts';
import { bodyTooLarge, isMultipart, limitBodySize, requireClient } from '../limits/bodyLimits.ts';
import { admissionError, type Verification } from '../limits/tokenVerifier.ts';
import { rejectCaller } from './tokenHeader.ts';

export const maxBodyBytes = 32 * 1024 * 1024;

type Verify = (request: FastifyRequest) => Promise<Verification>;

async function spool(request: FastifyRequest, reply: FastifyReply, verify: Verify) {
  if (!isMultipart(request)) return;
  // Apollo rejects a request without this header as a possible forgery, so its files are not stored.
  if (request.headers['apollo-require-preflight'] === undefined) return;
  const error = admissionError(await verify(request));
  if (error !== null) return rejectCaller(request, reply, error);
  requireClient(request);
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw bodyTooLarge();
  request.body = await receiveForm(request, reply);
}

/** @throws an error with a status of 4xx for a malformed form */
async function receiveForm({ raw }: FastifyRequest, reply: FastifyReply) {
  // The library rejects the byte that reaches its limit.
  const limits = { maxFileSize: mostFileBytes + 1, maxFiles: 1, maxFieldSize: 100_000 };
  // The library reads a stream with headers.
  const body = Object.assign(limitBodySize(raw, maxBodyBytes), { headers: raw.headers }) as unknown as typeof raw;
  try {
    // The form may be complete before its body exceeds the limit: then the library fails the files that have not arrived.
    return await new Promise((resolve, reject) => {
      body.once('error', reject);
      processRequest(body, reply.raw, limits).then(resolve, reject);
    });
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
  // A browser reports a broken connection if the gateway answers before it has read the upload to its end.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (!isMultipart(request) || request.raw.closed || request.body === undefined) done();
    else request.raw.once('close', () => done());
  });
}
