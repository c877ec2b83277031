// Makes dist/embed.js, the one script that `{base}/embed.js` is: everything it needs, minified, in a scope of its own.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, minify } from '@swc/core';

const beside = (path) => fileURLToPath(new URL(path, import.meta.url));
// Browsers of 2022 and later.
const jsc = { target: 'es2022', parser: { syntax: 'typescript' } };

/** @param {string} file where it is written; its folder is made */
export async function buildEmbedScript(file) {
  const { embed } = await bundle({
    mode: 'production',
    entry: { embed: beside('src/embed-script.ts') },
    output: { path: dirname(file), name: 'embed.js' },
    module: {},
    options: { jsc, sourceMaps: false },
  });
  const scoped = `(() => {${embed.code}})();`;
  const { code } = await minify(scoped, { ecma: 2022, compress: { passes: 3 }, mangle: true, module: false });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${code}\n`);
}

if (process.argv[1] === import.meta.filename) await buildEmbedScript(beside('dist/embed.js'));
