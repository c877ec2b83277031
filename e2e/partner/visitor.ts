import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type BrowserContext, chromium } from '@playwright/test';

import { chromiumLaunchOptions } from '../../tools/test/chromium.mjs';

/**
 * What the browser keeps for a frame of another site: every cookie; partitioned ones only, as Chromium does where it
 * blocks third-party cookies; or nothing at all, as where a person refuses the site's cookies altogether.
 */
export type Cookies = 'allowed' | 'blocked' | 'none';

const controls = { allowed: 0, blocked: 1, none: 1 } as const;
/** Chromium's pattern of a first site in any second one: where the service is in the journeys. */
const ofService = 'http://localhost:*,*';
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
    ...chromiumLaunchOptions(),
    viewport: { width: 1280, height: 800 },
  });
  context.on('close', () => rmSync(folder, { recursive: true, force: true }));
  return context;
}
