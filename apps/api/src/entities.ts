import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getMetadataArgsStorage } from 'typeorm';

type EntityClass = new () => object;

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.entity\.[jt]s$/.test(file))
  .toSorted();
const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
  files.map((file) => import(pathToFileURL(join(folder, file)).href)),
);
const exported = new Set(modules.flatMap((module) => Object.values(module)));

/** Every table, for TypeORM: migrations are generated from these. What is in a file `*.entity.ts` is here. */
export const entities: readonly EntityClass[] = getMetadataArgsStorage()
  .tables.map(({ target }) => target)
  .filter((target): target is EntityClass => typeof target === 'function' && exported.has(target));
