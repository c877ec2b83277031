import { resolve } from 'node:path';

/** The folder of the checkout. */
export const root = resolve(import.meta.dirname, '..', '..');

/** The programs that the dependencies brought, Node 24 among them where the machine's own is older. */
export const binFolder = resolve(root, 'node_modules', '.bin');
