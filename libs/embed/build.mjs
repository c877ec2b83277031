// Makes dist/embed.js, the one script that `{base}/embed.js` is: everything it needs, minified, in a scope of its own.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle, minify } from '@swc/core';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));
// Browsers of 2022 and later.
const target = 'es2022';

const { embed } = await bundle({
  mode: 'production',
  entry: { embed: file('src/embed-script.ts') },
  output: { path: file('dist'), name: 'embed.js' },
  module: {},
  options: { jsc: { target, parser: { syntax: 'typescript' } }, sourceMaps: false },
});
const { code } = await minify(`(() => {${embed.code}})();`, {
  ecma: 2022,
  compress: { passes: 3 },
  mangle: true,
  module: false,
});
mkdirSync(file('dist'), { recursive: true });
writeFileSync(file('dist/embed.js'), `${code}\n`);
