/**
 * DE 4 Rev. 56 (1-26), to the letter: what the signer certifies, and the conditions that the certification names. All
 * other words of the form's questions are our own.
 */
export const caDe4PrintedText = {
  exempt: 'I claim exemption from withholding for 2026, and I certify I meet both conditions for exemption.',
  bothConditions: `1. You did not owe any federal and state income tax last year, and

2. You do not expect to owe any federal and state income tax this year.`,
  notSubject:
    'I certify under penalty of perjury that I am not subject to California withholding. I meet the conditions set forth under the Service Member Civil Relief Act, as amended by the Military Spouses Residency Relief Act and the Veterans Benefits and Transition Act of 2018.',
  reliefActConditions: `(i) Your spouse is a member of the armed forces present in California in compliance with military orders;

(ii) You are present in California solely to be with your spouse; and

(iii) You maintain your domicile in another state.`,
  certification:
    'Under penalty of perjury, I certify that the number of withholding allowances claimed on this certificate does not exceed the number to which I am entitled or, if claiming exemption from withholding, that I am entitled to claim the exempt status.',
  signature: 'Employee’s Signature',
} as const;
