// Next leaves out what a CDN could serve; here the standalone server serves it all.
import { cpSync, existsSync, mkdirSync } from 'node:fs';

const from = (path) => new URL(`../${path}`, import.meta.url);
const standalone = '.next/standalone/apps/web';

cpSync(from('.next/static'), from(`${standalone}/.next/static`), { recursive: true });
if (existsSync(from('public'))) cpSync(from('public'), from(`${standalone}/public`), { recursive: true });

// The script that partners' pages load; @firstday/embed builds it.
mkdirSync(from(`${standalone}/public`), { recursive: true });
cpSync(from('../../libs/embed/dist/embed.js'), from(`${standalone}/public/embed.js`));
