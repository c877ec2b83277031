import { chromium } from '@playwright/test';

import { say } from '../setup/say.mjs';
import { chromiumLaunchOptions, ensureChromium } from '../test/chromium.mjs';
import { startTemporaryStack } from '../test/temporary-stack.mjs';
import { builderTimes } from './builder-times.mjs';

/**
 * How long it takes to open a form in the builder until its questions are in the outline, and a key that is typed into
 * a question until it is painted: of a form of 300 questions, beside one of three.
 */
export async function run() {
  await ensureChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const stack = await startTemporaryStack();
  try {
    const email = 'builder@harborfoods.com';
    await stack.post('/users', { email, user_group_ids: ['admin'] });
    const { url } = await stack.post('/magic_links', { user_email: email, expire_in: 600 });
    for (const { name, times } of await builderTimes(browser, { ...stack, link: url }, [3, 300]))
      say(
        `  ${name}: opened in ${times.opened} ms; a key painted in ${times.key} ms, at most ${times.slowest} ms`,
      );
    say('  limits: opened in 1000 ms');
  } finally {
    await browser.close();
    await stack.stop();
  }
}
