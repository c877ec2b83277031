import { join } from 'node:path';

import { buildEmbedScript } from '../../libs/embed/build.mjs';
import { forgetBuild } from '../setup/build.mjs';
import { binFolder, root } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';
import { say, withProgress } from '../setup/say.mjs';
import { compileAll, compileOnSave } from './compile.mjs';
import { serve as serveStack } from './serve.mjs';
import { webHost } from './settings.mjs';

/** Next's own development server, which reloads the page by itself. Its port is in the environment. */
const developedWeb = {
  args: [join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'dev', '--hostname', webHost],
  cwd: join(root, 'apps', 'web'),
  env: { NODE_ENV: 'development' },
  apiEnv: { WEB_IN_DEVELOPMENT: 'yes' },
};

/** `npm run dev`: the same stack from the sources. Saving a file restarts the API or reloads the page. */
export function serve() {
  return serveStack({ prepare, web: developedWeb, onReady: watchSources });
}

async function prepare() {
  forgetBuild();
  await withProgress('Compiling', compileAll);
  await buildEmbedScript(join(root, 'apps', 'web', 'public', 'embed.js'));
}

function watchSources(stack) {
  say('Saving a file restarts the API and reloads the page; mistakes in types are shown here.\n');
  compileOnSave(
    async (files) => {
      say(`${files.length === 1 ? files[0] : `${files.length} files`} saved: starting the API again`);
      await (stack.services.api ?? stack.services.worker).restart();
    },
    (message) => say(message),
  );
  const tsc = ['-p', join(root, 'tsconfig.json'), '--noEmit', '--watch', '--preserveWatchOutput'];
  run(join(binFolder, 'tsc'), tsc, { onLine: say });
}
