/** Text of Form W-4 (2026) to the letter. Pub. 15-T: a substitute repeats Step 1(c) through Step 4(c) exactly. */

const head = `Complete Form W-4 so that your employer can withhold the correct federal income tax from your pay.

Give Form W-4 to your employer.

Your withholding is subject to review by the IRS.`;

const nameMatch =
  'Does your name match the name on your social security card? If not, to ensure you get credit for your earnings, contact SSA at 800-772-1213 or go to www.ssa.gov.';

const filingStatuses = {
  single: 'Single or Married filing separately',
  married: 'Married filing jointly or Qualifying surviving spouse',
  headOfHousehold:
    'Head of household (Check only if you’re unmarried and pay more than half the costs of keeping up a home for yourself and a qualifying individual.)',
} as const;

const caution =
  'Caution: To claim certain credits or deductions on your tax return, you (and/or your spouse if married filing jointly) are required to have a social security number valid for employment. See page 2 for more information.';

const tip =
  'TIP: Consider using the estimator at www.irs.gov/W4App to determine the most accurate withholding for the rest of the year if you: are completing this form after the beginning of the year; expect to work only part of the year; or have changes during the year in your marital status, number of jobs for you (and/or your spouse if married filing jointly), dependents, other income (not from jobs), deductions, or credits. Have your most recent pay stub(s) from this year available when using the estimator. At the beginning of next year, use the estimator again to recheck your withholding.';

const onlyIfTheyApply =
  'Complete Steps 2–4 ONLY if they apply to you; otherwise, skip to Step 5. See page 2 for more information on each step, who can claim exemption from withholding, and when to use the estimator at www.irs.gov/W4App.';

const stepTwo = `Complete this step if you (1) hold more than one job at a time, or (2) are married filing jointly and your spouse also works. The correct amount of withholding depends on income earned from all of these jobs.

Do only one of the following.

(a) Use the estimator at www.irs.gov/W4App for the most accurate withholding for this step (and Steps 3–4). If you or your spouse have self-employment income, use this option; or

(b) Use the Multiple Jobs Worksheet on page 3 and enter the result in Step 4(c) below; or`;

const stepTwoC =
  '(c) If there are only two jobs total, you may check this box. Do the same on Form W-4 for the other job. This option is generally more accurate than Step 2(b) if pay at the lower paying job is more than half of the pay at the higher paying job. Otherwise, Step 2(b) is more accurate';

const oneJobOnly =
  'Complete Steps 3–4(b) on Form W-4 for only ONE of these jobs. Leave those steps blank for the other jobs. (Your withholding will be most accurate if you complete Steps 3–4(b) on the Form W-4 for the highest paying job.)';

const stepThree =
  'If your total income will be $200,000 or less ($400,000 or less if married filing jointly):';

const stepThreeA = '(a) Multiply the number of qualifying children under age 17 by $2,200';

const stepThreeB = '(b) Multiply the number of other dependents by $500';

const stepThreeTotal =
  'Add the amounts from Steps 3(a) and 3(b), plus the amount for other credits. Enter the total here';

const stepFourA =
  '(a) Other income (not from jobs). If you want tax withheld for other income you expect this year that won’t have withholding, enter the amount of other income here. This may include interest, dividends, and retirement income';

const stepFourB =
  '(b) Deductions. Use the Deductions Worksheet on page 4 to determine the amount of deductions you may claim, which will reduce your withholding. (If you skip this line, your withholding will be based on the standard deduction.) Enter the result here';

const stepFourC = '(c) Extra withholding. Enter any additional tax you want withheld each pay period';

/** From page 2. Notice 1392 has a nonresident alien write "NRA" below Step 4(c). */
const nonresidentAlien =
  'Nonresident alien. If you’re a nonresident alien, see Notice 1392, Supplemental Form W-4 Instructions for Nonresident Aliens, before completing this form.';

const exempt =
  'I claim exemption from withholding for 2026, and I certify that I meet both of the conditions for exemption for 2026. See Exemption from withholding on page 2. I understand I will need to submit a new Form W-4 for 2027';

/** From page 2, so that both conditions can be read where they are certified. */
const exemptionFromWithholding =
  'Exemption from withholding. You may claim exemption from withholding for 2026 if you meet both of the following conditions: you had no federal income tax liability in 2025 and you expect to have no federal income tax liability in 2026. You had no federal income tax liability in 2025 if (1) your total tax on line 24 on your 2025 Form 1040 or 1040-SR is zero (or less than the sum of lines 27a, 28, 29, and 30), or (2) you were not required to file a return because your income was below the filing threshold for your correct filing status. If you claim exemption, you will have no income tax withheld from your paycheck and may owe taxes and penalties when you file your 2026 tax return. To claim exemption from withholding, certify that you meet both of the conditions by checking the box in the Exempt from withholding section. Then, complete Steps 1(a), 1(b), and 5. Do not complete any other steps. You will need to submit a new Form W-4 by February 16, 2027.';

const jurat =
  'Under penalties of perjury, I declare that this certificate, to the best of my knowledge and belief, is true, correct, and complete.';

const signature = 'Employee’s signature (This form is not valid unless you sign it.)';

export const w4PrintedText = {
  head,
  nameMatch,
  filingStatuses,
  caution,
  tip,
  onlyIfTheyApply,
  stepTwo,
  stepTwoC,
  oneJobOnly,
  stepThree,
  stepThreeA,
  stepThreeB,
  stepThreeTotal,
  stepFourA,
  stepFourB,
  stepFourC,
  nonresidentAlien,
  exempt,
  exemptionFromWithholding,
  jurat,
  signature,
} as const;
