/** Text of Form 8850 (Rev. March 2016) to the letter: a work of the United States (17 U.S.C. 105). */
const boxTwo = `Check here if any of the following statements apply to you.

• I am a member of a family that has received assistance from Temporary Assistance for Needy Families (TANF) for any 9 months during the past 18 months.

• I am a veteran and a member of a family that received Supplemental Nutrition Assistance Program (SNAP) benefits (food stamps) for at least a 3-month period during the past 15 months.

• I was referred here by a rehabilitation agency approved by the state, an employment network under the Ticket to Work program, or the Department of Veterans Affairs.

• I am at least age 18 but not age 40 or older and I am a member of a family that:

a. Received SNAP benefits (food stamps) for the past 6 months; or

b. Received SNAP benefits (food stamps) for at least 3 of the past 5 months, but is no longer eligible to receive them.

• During the past year, I was convicted of a felony or released from prison for a felony.

• I received supplemental security income (SSI) benefits for any month ending during the past 60 days.

• I am a veteran and I was unemployed for a period or periods totaling at least 4 weeks but less than 6 months during the past year.`;

const boxSix = `Check here if you are a member of a family that:

• Received TANF payments for at least the past 18 months; or

• Received TANF payments for any 18 months beginning after August 5, 1997, and the earliest 18-month period beginning after August 5, 1997, ended during the past 2 years; or

• Stopped being eligible for TANF payments during the past 2 years because federal or state law limited the maximum time those payments could be made.`;

export const irs8850PrintedText = {
  title: 'Pre-Screening Notice and Certification Request for the Work Opportunity Credit',
  instruction:
    'Job applicant: Fill in the lines below and check any boxes that apply. Complete only this side.',
  voluntary:
    'Section 51(d)(13) permits a prospective employer to request the applicant to complete this form and give it to the prospective employer. The information will be used by the employer to complete the employer’s federal tax return. Completion of this form is voluntary and may assist members of targeted groups in securing employment.',
  dateOfBirth: 'If you are under age 40, enter your date of birth (month, day, year)',
  boxes: {
    1: 'Check here if you received a conditional certification from the state workforce agency (SWA) or a participating local agency for the work opportunity credit.',
    2: boxTwo,
    3: 'Check here if you are a veteran and you were unemployed for a period or periods totaling at least 6 months during the past year.',
    4: 'Check here if you are a veteran entitled to compensation for a service-connected disability and you were discharged or released from active duty in the U.S. Armed Forces during the past year.',
    5: 'Check here if you are a veteran entitled to compensation for a service-connected disability and you were unemployed for a period or periods totaling at least 6 months during the past year.',
    6: boxSix,
    7: 'Check here if you are in a period of unemployment that is at least 27 consecutive weeks and for all or part of that period you received unemployment compensation.',
  },
  declaration:
    'Under penalties of perjury, I declare that I gave the above information to the employer on or before the day I was offered a job, and it is, to the best of my knowledge, true, correct, and complete.',
  signature: 'Job applicant’s signature',
  group:
    'If, based on the individual’s age and home address, he or she is a member of group 4 or 6 (as described under Members of Targeted Groups in the separate instructions), enter that group number (4 or 6)',
  employersDeclaration:
    'Under penalties of perjury, I declare that the applicant provided the information on this form on or before the day a job was offered to the applicant and that the information I have furnished is, to the best of my knowledge, true, correct, and complete. Based on the information the job applicant furnished on page 1, I believe the individual is a member of a targeted group. I hereby request a certification that the individual is a member of a targeted group.',
  employersSignature: 'Employer’s signature',
} as const;
