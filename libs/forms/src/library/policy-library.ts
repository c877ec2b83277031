import { forms } from '../catalog/index.js';
import type { FormDefinition } from '../catalog/form-definition.js';
import type { LibraryPolicy } from './library-policy.js';
import type { Pack } from './pack.js';
import { disabilitySelfIdentification } from './federal/disability-self-identification.js';
import { eeo1SelfIdentification } from './federal/eeo-1-self-identification.js';
import { fcraAuthorization } from './federal/fcra-authorization.js';
import { fcraDisclosure } from './federal/fcra-disclosure.js';
import { w4Spanish } from './federal/w-4-spanish.js';
import { veteranSelfIdentification } from './federal/veteran-self-identification.js';
import { maPfmlNotice } from './notices/ma-pfml-notice.js';
import { noticesToGive } from './notices/notices-to-give.js';
import { njAd290 } from './notices/nj-ad-290.js';
import { wageNotices } from './notices/wage-notices.js';
import { withholdingPacks } from './withholding/packs/withholding-packs.js';

/** The forms whose official file the operator adds. */
export const packs: readonly Pack[] = [
  ...withholdingPacks,
  ...wageNotices,
  maPfmlNotice,
  njAd290,
  ...noticesToGive,
  w4Spanish,
  fcraDisclosure,
  fcraAuthorization,
  veteranSelfIdentification,
  eeo1SelfIdentification,
  disabilitySelfIdentification,
];

/** Every policy that an account may add: those of the catalog's forms, and those of packs. */
export const policyLibrary: readonly LibraryPolicy[] = [
  ...Object.values<FormDefinition>(forms).flatMap(({ offers = [] }) => offers),
  ...packs.flatMap(({ policies }) => policies),
];
