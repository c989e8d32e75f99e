/**
 * What a pool's thread loads: the pool takes a file only, so the bundle comes as `workerData`. Drops the thread's output,
 * which the pool would pass to the process, because it may hold personal data.
 */
const { compileFunction } = require('node:vm');
const { workerData } = require('node:worker_threads');

process.stdout.write = () => true;
process.stderr.write = () => true;
compileFunction(workerData, ['require', 'module', 'exports'])(require, module, exports);
