/**
 * What a pool's process runs. The first message is the bundle and the name of its function, each further one a task.
 * Answers a failure by its name alone, because its text may hold personal data.
 */
const { compileFunction } = require('node:vm');

let run = null;

process.on('message', async ({ source, name, task }) => {
  if (source !== undefined) {
    compileFunction(source, ['require', 'module', 'exports'])(require, module, exports);
    run = module.exports[name];
    return;
  }
  try {
    process.send({ answer: await run(task) });
  } catch (error) {
    process.send({ failure: error?.name ?? 'Error' });
  }
});
process.once('disconnect', () => process.exit());
