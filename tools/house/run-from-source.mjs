// For a copy of the sources without a build: Node compiles each file as it is imported.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const endings = ['.ts', '.tsx'];
const isSource = (url) => /\.tsx?(\?|$)/.test(url ?? '');

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('@firstday/'))
      return next(specifier, { ...context, conditions: ['@firstday/source', ...context.conditions] });
    if (!specifier.startsWith('.') || !isSource(context.parentURL)) return next(specifier, context);
    const plain = specifier.replace(/\.js$/, '');
    for (const ending of endings) {
      try {
        return next(`${plain}${ending}`, context);
      } catch {
        // Not a file of this ending.
      }
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!isSource(url)) return next(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
      filename: fileURLToPath(url),
      jsc: {
        target: 'es2023',
        experimental: { keepImportAttributes: true },
        parser: { syntax: 'typescript', tsx: fileURLToPath(url).endsWith('x'), decorators: true },
        transform: { react: { runtime: 'automatic' }, legacyDecorator: true, decoratorMetadata: true },
      },
      module: { type: 'es6' },
      sourceMaps: 'inline',
      swcrc: false,
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
