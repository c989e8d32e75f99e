/** Reads one thesis in a thread of its own and tells what it holds; a fault ends the thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { readThesis } from './readThesis.ts';

const { format, bytes } = workerData as { format: 'docx' | 'pdf'; bytes: Uint8Array };

parentPort?.postMessage(await readThesis(format, Buffer.from(bytes)));
