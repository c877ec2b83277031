import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { binFolder } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';
import { say, Trouble } from '../setup/say.mjs';
import { canInstallPackages, installPackage, tryInstallPackage, which } from './system-tools.mjs';

/** For a system's Chromium, as root and without a network: it must neither need a sandbox nor call home. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium without what draws a window: the same pages for a third of the processor time. */
const headlessShell = 'chromium-headless-shell';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** How to start the browser that this machine has: CHROMIUM, else Playwright's own, else the system's. */
export const chromiumLaunchOptions = () => launchOptions([headlessShell, ...systemNames]);

/** That for journeys. Their pages live for seconds: to optimize their code would cost more than it gives, a tenth of a run. */
export function journeyLaunchOptions() {
  const options = chromiumLaunchOptions();
  return options && { ...options, args: [...args, '--js-flags=--no-opt --no-maglev'] };
}

/** The same where it is to keep to the settings of a person's profile, or to draw as it does in a window: all of it. */
export const fullChromiumLaunchOptions = () => launchOptions(systemNames);

/** @param {readonly string[]} names of the system's programs, the best first */
function launchOptions(names) {
  const given = process.env.CHROMIUM;
  if (given) return { executablePath: given, args };
  if (existsSync(chromium.executablePath())) return { args };
  const executablePath = names.map(which).find(Boolean);
  return executablePath ? { executablePath, args } : undefined;
}

/** Installs a Chromium where there is none: Playwright's own where its server can be reached, else the system's. */
export async function ensureChromium() {
  if (!fullChromiumLaunchOptions()) await installChromium();
  // Tests pass without it, and take longer.
  if (isFromPackage() && !which(headlessShell)) await tryInstallPackage(headlessShell);
  const trouble = await startTrouble();
  if (trouble) throw new Trouble(`Chromium does not start: ${trouble}`);
}

/** Whether tests run in the Chromium that the system's packages brought. */
function isFromPackage() {
  const executablePath = fullChromiumLaunchOptions()?.executablePath;
  return !process.env.CHROMIUM && executablePath !== undefined && executablePath === which('chromium');
}

async function installChromium() {
  say('Installing Chromium …');
  const withDependencies = canInstallPackages() ? ['--with-deps'] : [];
  const download = run(join(binFolder, 'playwright'), ['install', ...withDependencies, 'chromium']);
  if ((await download).code === 0 && !(await startTrouble())) return;
  await installPackage('chromium');
}

/** Undefined where it starts. A downloaded one may lack the system's libraries. */
async function startTrouble() {
  const options = chromiumLaunchOptions();
  if (!options) return 'there is none.';
  try {
    const browser = await chromium.launch(options);
    await browser.close();
    return undefined;
  } catch (error) {
    return error.message;
  }
}
