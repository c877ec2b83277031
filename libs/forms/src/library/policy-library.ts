import { forms } from '../catalog/index.js';
import type { FormDefinition } from '../catalog/form-definition.js';
import type { LibraryPolicy } from './library-policy.js';
import type { Pack } from './pack.js';
import { wageNotices } from './notices/wage-notices.js';
import { withholdingPacks } from './withholding/packs/withholding-packs.js';

/** The forms whose official file the operator adds. */
export const packs: readonly Pack[] = [...withholdingPacks, ...wageNotices];

/** Every policy that an account may add: those of the catalog's forms, and those of packs. */
export const policyLibrary: readonly LibraryPolicy[] = [
  ...Object.values<FormDefinition>(forms).flatMap(({ offers = [] }) => offers),
  ...packs.flatMap(({ policies }) => policies),
];
