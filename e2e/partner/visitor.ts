import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type BrowserContext, chromium } from '@playwright/test';

import { fullChromiumLaunchOptions } from '../../tools/test/chromium.mjs';

/**
 * What the browser keeps for a frame of another site: every cookie; partitioned ones only, as Chromium does where it
 * blocks third-party cookies; or nothing at all, as browsers do that know no partitioned cookies.
 */
export type Cookies = 'allowed' | 'blocked' | 'none';

const controls = { allowed: 0, blocked: 1, none: 1 } as const;
/** Chromium's pattern of the service in a partner's page: opened by itself it may keep what it likes. */
const ofService = 'http://localhost:*,http://127.0.0.1:*';
const blockForSite = 2;

/** A browser of a person's own, with its setting for cookies: the settings of a private window cannot be chosen. */
export async function visitor(cookies: Cookies): Promise<BrowserContext> {
  const folder = mkdtempSync(join(tmpdir(), 'firstday-visitor-'));
  const exceptions = cookies === 'none' ? { cookies: { [ofService]: { setting: blockForSite } } } : {};
  const profile = {
    cookie_controls_mode: controls[cookies],
    block_third_party_cookies: cookies !== 'allowed',
    content_settings: { exceptions },
  };
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile }));
  const context = await chromium.launchPersistentContext(folder, {
    ...fullChromiumLaunchOptions(),
    viewport: { width: 1280, height: 800 },
  });
  // The browser writes into it until it has ended.
  context.on('close', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
  return context;
}
