// For a copy of the sources without a build: Node compiles each file as it is imported.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, threadId } from 'node:worker_threads';

const require = createRequire(import.meta.url);
const endings = ['.ts', '.tsx'];
/** What was compiled is kept by its content: two thousand files are compiled by many processes, and by copies of the sources. */
const kept = fileURLToPath(new URL('../../node_modules/.cache/firstday/from-source', import.meta.url));
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
    const path = fileURLToPath(url);
    const code = compiled(basename(path), readFileSync(path, 'utf8'));
    return { format: 'module', source: code, shortCircuit: true };
  },
});

const optionsOf = (name) => ({
  // Beside the file itself, wherever that is.
  filename: name,
  jsc: {
    target: 'es2023',
    experimental: { keepImportAttributes: true },
    parser: { syntax: 'typescript', tsx: name.endsWith('x'), decorators: true },
    transform: { react: { runtime: 'automatic' }, legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
  swcrc: false,
});
const made = [require('@swc/core/package.json').version, process.version, JSON.stringify(optionsOf('.ts'))];

function compiled(name, source) {
  const key = createHash('sha256')
    .update(JSON.stringify([...made, name, source]))
    .digest('hex');
  const file = join(kept, key);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const code = isMainThread ? compile(name, source) : compileElsewhere(name, source);
    keep(file, code);
    return code;
  }
}

const compile = (name, source) => require('@swc/core').transformSync(source, optionsOf(name)).code;

/** A thread that is ended while native code runs in it takes the process with it: a process of its own compiles for threads. */
function compileElsewhere(name, source) {
  const script = `process.stdout.write(require('@swc/core').transformSync(require('node:fs').readFileSync(0, 'utf8'), ${JSON.stringify(optionsOf(name))}).code)`;
  const options = { cwd: import.meta.dirname, input: source, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  return execFileSync(process.execPath, ['-e', script], options);
}

/** Whole or not at all: other processes read it. Where nothing can be written, nothing is kept. */
function keep(file, code) {
  try {
    mkdirSync(kept, { recursive: true });
    writeFileSync(`${file}.${process.pid}.${threadId}`, code);
    renameSync(`${file}.${process.pid}.${threadId}`, file);
  } catch {
    // It is compiled again next time.
  }
}
