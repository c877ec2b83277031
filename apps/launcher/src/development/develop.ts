import { join } from 'node:path';

import { buildEmbedScript } from '../../../../libs/embed/build.mjs';
import { forgetBuild } from '../../../../tools/setup/build.mjs';
import { binFolder, root } from '../../../../tools/setup/root.mjs';
import { run } from '../../../../tools/setup/run.mjs';
import { say, withProgress } from '../../../../tools/setup/say.mjs';
import { webHost } from '../environments-of.ts';
import { serve } from '../serve.ts';
import type { WebProgram } from '../api-program.ts';
import type { Stack } from '../stack.ts';
import { compileAll, compileOnSave } from './compile-all.ts';

/** Next's own development server, which reloads the page by itself. Its port is in the environment. */
const developedWeb: WebProgram = {
  args: [join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'dev', '--hostname', webHost],
  cwd: join(root, 'apps', 'web'),
  env: { NODE_ENV: 'development' },
  apiEnv: { WEB_IN_DEVELOPMENT: 'yes' },
};

/** `npm run dev`: the same stack from the sources. Saving a file restarts the API or reloads the page. */
export function develop(): Promise<void> {
  return serve({ prepare, web: developedWeb, onReady: watchSources });
}

async function prepare(): Promise<void> {
  forgetBuild();
  await withProgress('Compiling', compileAll);
  await buildEmbedScript(join(root, 'apps', 'web', 'public', 'embed.js'));
}

function watchSources(stack: Stack): void {
  say('Saving a file restarts the API and reloads the page; mistakes in types are shown here.\n');
  compileOnSave(
    (files) => {
      say(`${files.length === 1 ? files[0] : `${files.length} files`} saved: starting the API again`);
      void stack.restartApi();
    },
    (message) => say(message),
  );
  const tsc = ['-p', join(root, 'tsconfig.json'), '--noEmit', '--watch', '--preserveWatchOutput'];
  void run(join(binFolder, 'tsc'), tsc, { onLine: say });
}
