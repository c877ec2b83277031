import { authorizedUntil, cardUntil, ssnOf, withReceipt } from './section-answers.mjs';

const everify = (lastFour) => ({
  site: 2,
  // A case may wait three business days: one that began on Monday is late on a Friday.
  starts: 'today',
  play: async (hire) => {
    const employee = { 'task.social_security_number': ssnOf(hire.place, lastFour) };
    await hire.complete(hire.taskIds, { employee });
    await hire.openCase();
  },
});

/**
 * How far hires are. `weight` is the part of all people, in half per cents; each scene has somebody where there are as many
 * people as scenes. `site` is where it has to be, `starts` when: one of the days of `working-days.mjs`, else each in turn.
 */
export const scenes = {
  'invited, link not opened': { weight: 34, play: (hire) => hire.invite() },
  'waiting for Section 2': { weight: 22, starts: 'nextMonday', play: (hire) => hire.signSectionOne() },
  'Section 2 late': { weight: 14, starts: 'lastMonday', play: (hire) => hire.signSectionOne() },
  complete: { weight: 42, starts: 'lastMonday', play: (hire) => hire.complete() },
  'in the middle': {
    weight: 30,
    play: (hire) => hire.complete(hire.others.slice(0, 1 + (hire.place % 3))),
  },
  'link opened, nothing answered': {
    weight: 16,
    play: async (hire) => (await hire.open('employee')).look(hire.others[0]),
  },
  'sent back': {
    weight: 8,
    play: async (hire) => {
      await hire.signSectionOne();
      const employer = await hire.open('employer');
      await employer.sendBack(hire.i9, 'The date of birth is another one on the passport.');
    },
  },
  'E-Verify mismatch': { weight: 5, ...everify('0003') },
  'E-Verify authorized': { weight: 8, ...everify('0001') },
  'receipt to replace': {
    weight: 4,
    starts: 'lastMonday',
    play: (hire) => hire.complete(hire.taskIds, { employer: withReceipt }),
  },
  'to reverify': {
    weight: 5,
    starts: 'lastMonday',
    play: (hire, { inDays }) =>
      hire.complete(hire.taskIds, {
        employee: authorizedUntil(inDays(40)),
        employer: cardUntil(inDays(40)),
      }),
  },
  'hired again': {
    weight: 4,
    starts: 'lastMonday',
    play: async (hire, { inDays, nextMonday }, account) => {
      await hire.complete();
      await hire.returnOn(inDays(-1), nextMonday, account.jobIds[(hire.site + 1) % account.jobIds.length]);
    },
  },
  'link revoked': {
    weight: 3,
    play: async (hire) => {
      await hire.invite();
      await hire.revokeLinks();
    },
  },
  'form expired': { weight: 2, play: (hire) => hire.expire(hire.others[0]) },
  withdrawn: { weight: 3, play: (hire) => hire.withdraw() },
};

/** Who plays what: everybody in their place, the same at every run; each scene once, then by weight. */
export function castOf(people) {
  const names = Object.keys(scenes);
  const total = Object.values(scenes).reduce((sum, { weight }) => sum + weight, 0);
  const cast = names.slice(0, people);
  const counts = new Map(names.map((name) => [name, 1]));
  while (cast.length < people) {
    const behind = (name) => (scenes[name].weight / total) * (cast.length + 1) - counts.get(name);
    const next = names.reduce((best, name) => (behind(name) > behind(best) ? name : best));
    counts.set(next, counts.get(next) + 1);
    cast.push(next);
  }
  return cast;
}
