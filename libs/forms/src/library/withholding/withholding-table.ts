import { rulesA } from './rules/rules-a.js';
import { rulesCToD } from './rules/rules-c-to-d.js';
import { rulesFToH } from './rules/rules-f-to-h.js';
import { rulesI } from './rules/rules-i.js';
import { rulesKToL } from './rules/rules-k-to-l.js';
import { rulesMAToI } from './rules/rules-m-a-to-i.js';
import { rulesMNToT } from './rules/rules-m-n-to-t.js';
import { rulesN } from './rules/rules-n.js';
import { rulesOToP } from './rules/rules-o-to-p.js';
import { rulesRToW } from './rules/rules-r-to-w.js';
import type { WithholdingRule } from './withholding-rule.js';

/** Of the 50 states, DC and Puerto Rico: whether wages are taxed, by which form, and whom that spares. */
export const withholdingTable: readonly WithholdingRule[] = [
  ...rulesA,
  ...rulesCToD,
  ...rulesFToH,
  ...rulesI,
  ...rulesKToL,
  ...rulesMAToI,
  ...rulesMNToT,
  ...rulesN,
  ...rulesOToP,
  ...rulesRToW,
];

/** @param code postal code; undefined for a place that the table does not have */
export const withholdingRuleOf = (code: string): WithholdingRule | undefined =>
  withholdingTable.find((rule) => rule.code === code);
