/** What a process of the readers runs. The loader of TypeScript for CommonJS starts in half the time: it needs no thread. */
require('tsx/cjs');
module.exports = require('./thesisWorker.ts');
