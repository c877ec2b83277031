// The worker where there is no build: Jest runs the libraries from their TypeScript sources, and a thread has none of
// Jest's transforms. Node's hooks compile each file as it is imported, so that a test sees the sources and never a stale build.
// Node itself compiles it: a thread that ends while an addon such as swc is loaded or runs in it takes the process with it.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('@firstday/'))
      return next(specifier, { ...context, conditions: ['@firstday/source', ...context.conditions] });
    const isSource =
      specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts');
    return next(isSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    const code = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'), { mode: 'transform' });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

// Each kind of work loads what it needs and no more.
const documents = () => import('./thread-work.ts');
export const renderCertificate = async (input) => (await documents()).renderCertificate(input);
export const renderDecision = async (input) => (await documents()).renderDecision(input);
export const renderDocument = async (input) => (await documents()).renderDocument(input);
export const renderSample = async (input) => (await documents()).renderSample(input);
export const hasInk = async (dataUrl) => (await import('./has-ink.ts')).hasInk(dataUrl);
