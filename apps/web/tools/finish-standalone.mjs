// Next leaves out what a CDN could serve; here the standalone server serves it all.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const from = (path) => new URL(`../${path}`, import.meta.url);
const standalone = '.next/standalone/apps/web';

// Pictures are served as they are: what would shrink them is not asked for.
for (const name of ['sharp', '@img', 'detect-libc', 'semver'])
  rmSync(from(`.next/standalone/node_modules/${name}`), { recursive: true, force: true });

cpSync(from('.next/static'), from(`${standalone}/.next/static`), { recursive: true });
if (existsSync(from('public'))) cpSync(from('public'), from(`${standalone}/public`), { recursive: true });

// The script that partners' pages load; @firstday/embed builds it.
mkdirSync(from(`${standalone}/public`), { recursive: true });
cpSync(from('../../libs/embed/dist/embed.js'), from(`${standalone}/public/embed.js`));

// The front door answers the files of the build from memory, packed: here they are packed once, and as small as they get.
const staticFolder = from(`${standalone}/.next/static/`);
for (const name of readdirSync(staticFolder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css)$/.test(name)) continue;
  const file = new URL(name, staticFolder);
  const text = readFileSync(file);
  writeFileSync(new URL(`${name}.br`, staticFolder), brotliCompressSync(text));
  writeFileSync(new URL(`${name}.gz`, staticFolder), gzipSync(text, { level: 9 }));
}
