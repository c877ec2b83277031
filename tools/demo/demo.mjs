import { report, Trouble } from '../setup/say.mjs';
import { connection } from './connection.mjs';

/*
 * `npm run demo` is the quickstart of the API, `npm run demo -- workplace` fills an account to look at. Both run against a
 * running service, in its test account unless FIRSTDAY_API_TOKEN is another's.
 */
const demos = {
  quickstart: async () => (await import('./quickstart.mjs')).quickstart,
  workplace: async () => (await import('./workplace/workplace.mjs')).workplace,
};

async function demo(name = 'quickstart') {
  if (!Object.hasOwn(demos, name))
    throw new Trouble(`There is no demo named ${name}: choose ${Object.keys(demos).join(' or ')}.`);
  const run = await demos[name]();
  await run(connection());
}

await demo(process.argv[2]).catch(report);
