/** `npm run attacks`: attacks on the running product; `-- --quick` leaves out the long ones, `-- codes` runs one file. */
import { startVitest } from 'vitest/node';

const typed = process.argv.slice(2);
const files = typed.filter((argument) => argument !== '--quick');
const short = typed.includes('--quick') ? { tagsFilter: ['!long'] } : {};
const vitest = await startVitest('test', files, { project: ['attacks'], run: true, ...short });
await vitest.close();
