import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../setup/root.mjs';
import { lastLines, machineEnvironment, run } from '../setup/run.mjs';
import { Trouble } from '../setup/say.mjs';

/**
 * What the product consists of at run time, with versions, licences and hashes, as CycloneDX. npm lists what is installed;
 * which of it is for building only, the lockfile says: told to leave that out, npm leaves out more, zod among it.
 */
export async function readBom() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--loglevel=silent'];
  const { code, output } = await run('npm', args, { cwd: root, env: machineEnvironment() });
  if (code !== 0) throw new Trouble(`npm could not list what is installed:\n${lastLines(output)}`);
  const bom = JSON.parse(output.slice(output.indexOf('{')));
  // npm calls the product by the folder that it is in.
  bom.metadata.component.name = 'firstday';
  return ofRunTime(bom, runTimePackages());
}

function ofRunTime(bom, packages) {
  const isKept = (component) => packages.has(decodeURIComponent(component.purl));
  const components = bom.components.filter(isKept);
  const kept = new Set([bom.metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])]);
  const dependencies = bom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }));
  return { ...bom, components, dependencies };
}

/** By their package URLs: our own, and what the lockfile does not mark as being for development. */
function runTimePackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = Object.entries(packages).filter(
    ([path, { dev, devOptional, link }]) => path !== '' && !dev && !devOptional && !link,
  );
  return new Set(
    found.map(
      ([path, { name = path.split('node_modules/').pop(), version }]) => `pkg:npm/${name}@${version}`,
    ),
  );
}
