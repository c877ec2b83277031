import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatted } from '../generate/formatted.mjs';
import { root } from '../setup/root.mjs';
import '../house/run-from-source.mjs';
import { readLanguages, readWords } from '../languages/read-languages.mjs';

const head =
  '// Written by `node tools/components/write-indexes.mjs` from libs/domain/src/components/definitions.\n';
const folder = join(root, 'libs/domain/src/components');
const generatedForWeb = join(root, 'apps/web/src/embedded/generated');

/** The files that list components, each as it has to be: whatever goes by the list of components reads one of these. */
export async function indexFiles() {
  const files = (await readdir(join(folder, 'definitions'))).filter((file) => file.endsWith('.ts')).sort();
  const ids = files.map((file) => file.replace(/\.ts$/, ''));
  const definitions = await Promise.all(ids.map(read));
  const texts = [
    [join(folder, 'component-definitions.ts'), definitionsText(ids)],
    [join(root, 'libs/embed/src/generated/component-names.ts'), namesText(definitions)],
    [join(generatedForWeb, 'component-facts.ts'), factsText(definitions)],
    [join(generatedForWeb, 'component-views.ts'), viewsText(ids, definitions)],
  ];
  return new Map(await Promise.all(texts.map(async ([file, text]) => [file, await formatted(file, text)])));
}

const camel = (id) => id.replaceAll(/-(\w)/g, (_dash, letter) => letter.toUpperCase());

async function read(id) {
  const exports = await import(pathToFileURL(join(folder, 'definitions', `${id}.ts`)).href);
  const definition = exports[camel(id)];
  if (definition?.name.replace('/', '-') !== id) throw new Error(`${id}.ts does not define ${camel(id)}`);
  return definition;
}

const definitionsText = (ids) => `${head}${ids
  .map((id) => `import { ${camel(id)} } from './definitions/${id}.js';\n`)
  .join('')}
/** Every component that can be embedded. */
export const componentDefinitions = [${ids.map(camel).join(', ')}] as const;
`;

const namesText = (definitions) => `${head}
/** Every component that can be embedded. */
export const componentNames = ${JSON.stringify(definitions.map(({ name }) => name))} as const;
export type ComponentName = (typeof componentNames)[number];

/** What each is called, in each language of the loader. */
export const componentTitles = ${JSON.stringify(
  Object.fromEntries(definitions.map((definition) => [definition.name, titlesOf(definition)])),
)} as const satisfies Record<ComponentName, object>;
`;

const factsText = (definitions) => `${head}import type { ComponentName } from '@firstday/domain';

/** What the browser has to know of each component before it shows it. */
export const componentFacts = ${JSON.stringify(
  Object.fromEntries(
    definitions.map((definition) => [
      definition.name,
      { title: titlesOf(definition), rows: definition.rows },
    ]),
  ),
)} as const satisfies Record<ComponentName, object>;
`;

const viewsText = (ids, definitions) => `${head}import type { ComponentName } from '@firstday/domain';
import type { ComponentView } from '../component-view';
${ids.map((id) => `import { ${camel(id)}View } from '../views/${id}-view';\n`).join('')}
/** What each component looks like: \`views/<component>-view.tsx\`. */
export const componentViews: Readonly<Record<ComponentName, ComponentView>> = {
${definitions.map(({ name }, at) => `  '${name}': ${camel(ids[at])}View,\n`).join('')}};
`;

/** In each language: as the definition has it, else as the language's folder has it, else in English. */
const titlesOf = ({ name, title }) =>
  Object.fromEntries(
    readLanguages().map(({ locale }) => [
      locale,
      title[locale] ?? readWords(locale, 'embedding')?.titles?.[name] ?? title.en,
    ]),
  );
