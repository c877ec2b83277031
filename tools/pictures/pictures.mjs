import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { URLSearchParams } from 'node:url';

import { chromium } from '@playwright/test';

import { pageNeeds } from '../../e2e/dashboard/page-needs.ts';
import { connection } from '../demo/connection.mjs';
import { ApiCaller } from '../demo/workplace/api-caller.mjs';
import { root } from '../setup/root.mjs';
import { report, say, Trouble } from '../setup/say.mjs';
import { fullChromiumLaunchOptions } from '../test/chromium.mjs';
import { serveFailing } from './failing-service.mjs';
import { indexPage } from './index-page.mjs';
import { signInLinks } from './lookers.mjs';
import { readOptions } from './options.mjs';
import { addressesOf, goneAddress, hasRecord } from './page-addresses.mjs';
import { PageCamera } from './page-camera.mjs';
import { wordsOf } from './words-of.mjs';

/*
 * `npm run pictures` takes every page of the dashboard, of a running service whose test account `npm run demo -- workplace`
 * has filled, and reports what of them a program can see to be wrong.
 */
async function pictures() {
  const options = readOptions(process.argv.slice(2));
  const service = connection();
  const api = new ApiCaller(service);
  const out = resolve(root, options.out);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const browser = await chromium.launch(fullChromiumLaunchOptions() ?? {});
  try {
    const links = await signInLinks(
      api,
      service.liveToken ? new ApiCaller({ ...service, token: service.liveToken }) : undefined,
    );
    const manager = await PageCamera.signedIn(browser, service.baseUrl, await links.many());
    const accountOf = (camera) => ({
      links: (path) => camera.linksOf(path),
      first: async (operation, property) =>
        (await api.call(operation, { query: { per_page: '1' } })).data[0]?.[property],
    });
    const asked = Object.keys(pageNeeds).filter((page) => !options.pages || options.pages.includes(page));
    const addresses = await addressesOf(asked, accountOf(manager));
    // Where a person is sent while the API is away, or when they ask for more than they may.
    addresses.set('sign-in/unavailable', '/sign-in/unavailable?to=/dashboard');
    const shots = [];
    for (const state of options.states) {
      const camera =
        state === 'many'
          ? manager
          : await PageCamera.signedIn(browser, service.baseUrl, await links[state]());
      const own = ['empty', 'one'].includes(state) ? await addressesOf(asked, accountOf(camera)) : new Map();
      const failing = state === 'error' ? await serveFailing(service.baseUrl) : undefined;
      const away =
        failing &&
        (await PageCamera.signedIn(browser, failing.baseUrl, await links[state](), { isAway: true }));
      for (const language of options.languages)
        for (const [page, known] of addresses) {
          if (options.pages && !options.pages.includes(page)) continue;
          const path = own.get(page) ?? known;
          const isRecord = hasRecord(page);
          const taker = isRecord ? camera : (away ?? camera);
          const address =
            state === 'refused'
              ? `${path}${path.includes('?') ? '&' : '?'}${refused}`
              : state === 'error' && isRecord
                ? goneAddress(page, path)
                : path;
          const taken = await taker.take({
            ...options,
            out,
            page,
            address,
            state,
            words: wordsOf(language),
          });
          shots.push(...taken);
          const found = taken.flatMap(({ findings }) => findings);
          if (found.length > 0)
            say(`${state} ${language} /${page}: ${[...new Set(found.map(line))].join('; ')}`);
          writeReport();
        }
      await failing?.stop();
    }
    say(`${shots.length} pictures: ${join(out, 'index.html')}`);

    function writeReport() {
      const missing = asked.filter((page) => !addresses.has(page));
      writeFileSync(join(out, 'index.html'), indexPage(shots, missing));
      writeFileSync(join(out, 'findings.json'), JSON.stringify({ missing, shots }, null, 2));
    }
  } finally {
    await browser.close();
  }
}

const line = ({ kind, what }) => `${kind} (${what})`;

/** What a list is asked for that no list has. */
const refused = new URLSearchParams({
  after: 'nowhere',
  due: 'never',
  employer: 'nobody',
  kind: 'nothing',
  page: '0',
  since: 'once',
  status: 'nothing',
}).toString();

await pictures().catch((error) =>
  report(
    error instanceof Trouble || !/ERR_CONNECTION_REFUSED/.test(error.message)
      ? error
      : new Trouble('Nothing answers. Start the service first: npm start'),
  ),
);
