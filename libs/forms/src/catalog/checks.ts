// Written by `node libs/forms/catalog-index.mjs` from the folders beside it.
import type { Checks } from '../checks/check.js';
import { caDe4Checks } from './ca-de-4/ca-de-4-checks.js';
import { directDepositChecks } from './direct-deposit/direct-deposit-checks.js';
import { i9Checks } from './i-9/i-9-checks.js';
import { irs8233Checks } from './irs-8233/irs-8233-checks.js';
import { irs8850Checks } from './irs-8850/irs-8850-checks.js';
import { minorWorkPermitChecks } from './minor-work-permit/minor-work-permit-checks.js';
import { nyIt2104Checks } from './ny-it-2104/ny-it-2104-checks.js';
import { nyLs54Checks } from './ny-ls-54/ny-ls-54-checks.js';
import { w4Checks } from './w-4/w-4-checks.js';
import { w9Checks } from './w-9/w-9-checks.js';

/** Rules across fields, by the name that sections call them: they stand in the way of a signature. */
export const checks: Checks = {
  ...caDe4Checks.checks,
  ...directDepositChecks.checks,
  ...i9Checks.checks,
  ...irs8233Checks.checks,
  ...irs8850Checks.checks,
  ...minorWorkPermitChecks.checks,
  ...nyIt2104Checks.checks,
  ...nyLs54Checks.checks,
  ...w4Checks.checks,
  ...w9Checks.checks,
};

/** Advice across fields by name: shown, never in the way. */
export const advices: Checks = {
  ...caDe4Checks.advices,
  ...directDepositChecks.advices,
  ...i9Checks.advices,
  ...irs8233Checks.advices,
  ...irs8850Checks.advices,
  ...minorWorkPermitChecks.advices,
  ...nyIt2104Checks.advices,
  ...nyLs54Checks.advices,
  ...w4Checks.advices,
  ...w9Checks.advices,
};
