/** Text of Form W-9 (Rev. March 2024) to the letter: a work of the United States (17 U.S.C. 105). */
const usPerson = `Definition of a U.S. person. For federal tax purposes, you are considered a U.S. person if you are:

• An individual who is a U.S. citizen or U.S. resident alien;

• A partnership, corporation, company, or association created or organized in the United States or under the laws of the United States;

• An estate (other than a foreign estate); or

• A domestic trust (as defined in Regulations section 301.7701-7).`;

const name =
  'Name of entity/individual. An entry is required. (For a sole proprietor or disregarded entity, enter the owner’s name on line 1, and enter the business/disregarded entity’s name on line 2.)';

const classification =
  'Check the appropriate box for federal tax classification of the entity/individual whose name is entered on line 1. Check only one of the following seven boxes.';

const llcNote =
  'Note: Check the “LLC” box above and, in the entry space, enter the appropriate code (C, S, or P) for the tax classification of the LLC, unless it is a disregarded entity. A disregarded entity should instead check the appropriate box for the tax classification of its owner.';

const foreignPartners =
  'If on line 3a you checked “Partnership” or “Trust/estate,” or checked “LLC” and entered “P” as its tax classification, and you are providing this form to a partnership, trust, or estate in which you have an ownership interest, check this box if you have any foreign partners, owners, or beneficiaries. See instructions';

const exemptions =
  'Exemptions (codes apply only to certain entities, not individuals; see instructions on page 3):';

const tin =
  'Enter your TIN in the appropriate box. The TIN provided must match the name given on line 1 to avoid backup withholding. For individuals, this is generally your social security number (SSN). However, for a resident alien, sole proprietor, or disregarded entity, see the instructions for Part I, later. For other entities, it is your employer identification number (EIN). If you do not have a number, see How to get a TIN, later.';

const caution =
  'Caution: If you don’t return Form W-9 to the requester with a TIN, you might be subject to backup withholding. See What is backup withholding, later.';

const head = 'Under penalties of perjury, I certify that:';
const item1 =
  '1. The number shown on this form is my correct taxpayer identification number (or I am waiting for a number to be issued to me); and';
const item2 =
  '2. I am not subject to backup withholding because (a) I am exempt from backup withholding, or (b) I have not been notified by the Internal Revenue Service (IRS) that I am subject to backup withholding as a result of a failure to report all interest or dividends, or (c) the IRS has notified me that I am no longer subject to backup withholding; and';
const item3 = '3. I am a U.S. citizen or other U.S. person (defined below); and';
const item4 =
  '4. The FATCA code(s) entered on this form (if any) indicating that I am exempt from FATCA reporting is correct.';

const certificationInstructions =
  'Certification instructions. You must cross out item 2 above if you have been notified by the IRS that you are currently subject to backup withholding because you have failed to report all interest and dividends on your tax return. For real estate transactions, item 2 does not apply. For mortgage interest paid, acquisition or abandonment of secured property, cancellation of debt, contributions to an individual retirement arrangement (IRA), and, generally, payments other than interest and dividends, you are not required to sign the certification, but you must provide your correct TIN. See the instructions for Part II, later.';

export const w9PrintedText = {
  usPerson,
  name,
  classification,
  llcNote,
  foreignPartners,
  exemptions,
  tin,
  caution,
  certification: [head, item1, item2, item3, item4].join('\n\n'),
  certificationWithoutItem2: [head, item1, item3, item4].join('\n\n'),
  certificationInstructions,
} as const;
