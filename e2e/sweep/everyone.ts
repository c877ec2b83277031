import { Integrator, runningStack, test as base } from '../stack.js';
import { sweepDashboard } from './sweep-dashboard.js';
import { sweepEmployee, sweepEmployer, sweepEverify } from './sweep-hosted.js';
import { sweepComponents, sweepPublic } from './sweep-open-pages.js';
import type { Look } from './visit.js';
import { type WholeAccount, wholeAccount } from './whole-account.js';

/** The shared test account: E-Verify is simulated for test accounts alone. */
export const testAccount = (): Integrator => {
  const { baseUrl, testToken } = runningStack();
  return new Integrator(baseUrl, testToken);
};

/** `whole` is made once by each worker. */
export const test = base.extend<object, { whole: WholeAccount }>({
  whole: [
    async ({ browserName: _ }, provide) => provide(await wholeAccount(testAccount())),
    { scope: 'worker' },
  ],
});

/** The sweep chooses the sizes itself. */
export const inGate = { tag: ['@desktop', '@gate'] };
export const atNight = { tag: ['@desktop'] };

/** How the gate looks at pages. */
export const gateLook: Look = { locale: 'en', width: 320, themes: ['light'], isCounted: true };
/** Both themes; the API calls are counted in the gate. */
export const nightLook: Look = { ...gateLook, themes: ['light', 'dark'], isCounted: false };

/** The pages of the dashboard are visited in so many tests, which run side by side. */
const shards = 4;
const shardOf = ({ addresses }: WholeAccount, shard: number) =>
  new Map([...addresses].filter((_, at) => at % shards === shard));

/** Visits every page of the app. */
export function everyoneCanUseEachPage(look: Look, details: typeof inGate): void {
  const title = `in ${look.locale} at ${look.width} px, ${look.themes.join(' and ')}`;
  test.describe(title, () => {
    test.use({ locale: look.locale });

    for (let shard = 0; shard < shards; shard += 1)
      test(
        `everyone can use each page of the dashboard (${shard + 1} of ${shards})`,
        details,
        ({ page, api, whole }) =>
          sweepDashboard(page, { api: whole.api, live: api }, shardOf(whole, shard), look),
      );
    test('everyone can use each hosted page of an employee', details, ({ page, api }) =>
      sweepEmployee(page, api, look),
    );
    test('everyone can use each hosted page of an employer', details, ({ page, api }) =>
      sweepEmployer(page, api, look),
    );
    test('everyone can use each hosted page of E-Verify', details, ({ page }) =>
      sweepEverify(page, testAccount(), look),
    );
    test('everyone can use each component', details, ({ page, whole }) =>
      sweepComponents(page, whole.api, look, whole.shown),
    );
    test('everyone can use each page without signing in', details, ({ page }) => sweepPublic(page, look));
  });
}
