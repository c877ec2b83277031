import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * `node libs/forms/catalog-index.mjs` writes the indexes of the catalog from its folders, one folder a form:
 * `catalog/<form>/<form>-form.ts` exports its definition, `<form>-checks.ts`, where it has any, its checks.
 */
const folder = join(import.meta.dirname, 'src/catalog');
const head = '// Written by `node libs/forms/catalog-index.mjs` from the folders beside it.\n';

export const indexFiles = async (catalog = folder) => {
  const entries = await readdir(catalog, { withFileTypes: true });
  const names = entries.filter((it) => it.isDirectory()).map(({ name }) => name);
  const forms = await Promise.all(
    names.sort().map(async (name) => ({ name, files: await readdir(join(catalog, name)) })),
  );
  const withChecks = forms.filter(({ name, files }) => files.includes(`${name}-checks.ts`));
  return new Map([
    [join(catalog, 'index.ts'), indexOf(forms.map(({ name }) => name))],
    [join(catalog, 'checks.ts'), checksOf(withChecks.map(({ name }) => name))],
  ]);
};

const camel = (name) => name.replaceAll(/-(\w)/g, (_dash, letter) => letter.toUpperCase());

const imports = (names, part) =>
  names.map((it) => `import { ${camel(it)}${capital(part)} } from './${it}/${it}-${part}.js';\n`).join('');

const capital = (word) => word[0].toUpperCase() + word.slice(1);

const indexOf = (names) => `${head}import type { FormDefinition } from './form-definition.js';
${imports(names, 'form')}
/** Every form of the catalog, by its key. */
export const forms = {
${names.map((it) => `  ${/^[a-z]+$/.test(it) ? it : `'${it}'`}: ${camel(it)}Form,\n`).join('')}} as const satisfies Record<string, FormDefinition>;
`;

const checksOf = (names) => `${head}import type { Checks } from '../checks/check.js';
${imports(names, 'checks')}
/** Rules across fields, by the name that sections call them: they stand in the way of a signature. */
export const checks: Checks = {
${names.map((it) => `  ...${camel(it)}Checks.checks,\n`).join('')}};

/** Advice across fields by name: shown, never in the way. */
export const advices: Checks = {
${names.map((it) => `  ...${camel(it)}Checks.advices,\n`).join('')}};
`;

if (process.argv[1] === import.meta.filename) {
  for (const [file, text] of await indexFiles()) {
    if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text);
  }
}
