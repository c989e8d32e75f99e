/** What a thread that draws documents runs. The loader of TypeScript for CommonJS starts in half the time. */
require('tsx/cjs');
module.exports = require('./drawWorker.ts');
