import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder of the checkout, or that of the release that was unpacked. */
export const root = resolve(import.meta.dirname, '..', '..');

/** What every release has in its folder, and no checkout: which version it is, for which machine. */
export const releaseFile = resolve(root, 'release.json');

/** Whether this is a release: it was built elsewhere, and has its own Node. */
export const isRelease = existsSync(releaseFile);

/** What an operator types before the name of a command. */
export const program = isRelease ? 'firstday' : 'npm run firstday --';

/** The programs that the dependencies brought, Node 24 among them where the machine's own is older; a release has Node only. */
export const binFolder = isRelease ? resolve(root, 'runtime') : resolve(root, 'node_modules', '.bin');
