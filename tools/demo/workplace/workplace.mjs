import { say } from '../../setup/say.mjs';
import { publishSecondEdition, setUpAccount, signInLink } from './account.mjs';
import { ApiCaller, forEachOf } from './api-caller.mjs';
import { Hire } from './hire.mjs';
import { personAt } from './person-at.mjs';
import { castOf, scenes } from './scenes.mjs';
import { workingDays } from './working-days.mjs';

const atOnce = 4;
const starts = ['lastMonday', 'thisMonday', 'nextMonday'];

/**
 * Fills an account with people in every state, over the interface alone. The same people, employers and states come of
 * every run; the dates go by today.
 * @param {{ baseUrl: string, token: string, people?: number, today?: string }} service
 * @returns {Promise<{ counts: Map<string, number>, link: string }>}
 */
export async function fillWorkplace({
  people = 200,
  today = new Date().toISOString().slice(0, 10),
  ...service
}) {
  const api = new ApiCaller(service);
  const account = await setUpAccount(api, Date.now().toString(36));
  const days = workingDays(today);
  const counts = new Map();
  await forEachOf(castOf(people), atOnce, async (name, place) => {
    const scene = scenes[name];
    const site = scene.site ?? place % account.jobIds.length;
    const startDate = days[scene.starts ?? starts[place % starts.length]];
    const employerId = account.employerIds[site % account.employerIds.length];
    const facts = { person: personAt(place), site, place, startDate, account, employerId };
    await scene.play(await Hire.make(api, facts), days, account);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  await publishSecondEdition(api, account.formId);
  return { counts, link: await signInLink(api) };
}

/** `npm run demo -- workplace`. */
export async function workplace(service) {
  const began = Date.now();
  say(`Filling an account at ${service.baseUrl} with 200 people …`);
  const { counts, link } = await fillWorkplace(service);
  for (const name of Object.keys(scenes)) say(`  ${String(counts.get(name)).padStart(3)}  ${name}`);
  say(
    `Done in ${Math.round((Date.now() - began) / 1000)} s. Sign in within a day, once, by this link:\n\n  ${link}\n`,
  );
}
