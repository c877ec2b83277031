// Next leaves out what a CDN could serve; here the standalone server serves it all.
import { cpSync, existsSync } from 'node:fs';

const from = (path) => new URL(`../${path}`, import.meta.url);
const standalone = '.next/standalone/apps/web';

cpSync(from('.next/static'), from(`${standalone}/.next/static`), { recursive: true });
if (existsSync(from('public'))) cpSync(from('public'), from(`${standalone}/public`), { recursive: true });
