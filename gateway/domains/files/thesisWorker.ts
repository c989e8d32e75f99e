import { parentPort, workerData } from 'node:worker_threads';
import { readThesis } from './readThesis.ts';

const { format, bytes } = workerData as { format: 'docx' | 'pdf'; bytes: Uint8Array };

readThesis(format, Buffer.from(bytes)).then((facts) => parentPort?.postMessage(facts));
