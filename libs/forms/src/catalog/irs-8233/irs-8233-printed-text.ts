/** Text of Form 8233 (Rev. September 2018) to the letter: a work of the United States (17 U.S.C. 105). */
const notForW4 =
  'Receiving compensation for dependent personal services performed in the United States and you are not claiming a tax treaty withholding exemption for that compensation';

const certification = `Under penalties of perjury, I declare that I have examined the information on this form and to the best of my knowledge and belief it is true, correct, and complete. I further certify under penalties of perjury that:

• I am the beneficial owner (or am authorized to sign for the beneficial owner) of all the income to which this form relates.

• The beneficial owner is not a U.S. person.

• The beneficial owner is a resident of the treaty country listed on line 12a and/or 13b above within the meaning of the income tax treaty between the United States and that country, or was a resident of the treaty country listed on line 12a and/or 13b above at the time of, or immediately prior to, entry into the United States, as required by the treaty.

Furthermore, I authorize this form to be provided to any withholding agent that has control, receipt, or custody of the income of which I am the beneficial owner or any withholding agent that can disburse or make payments of the income of which I am the beneficial owner.`;

const acceptance =
  'Under penalties of perjury, I certify that I have examined this form and any accompanying statements, that I am satisfied that an exemption from withholding is warranted, and that I do not know or have reason to know that the nonresident alien individual is not entitled to the exemption or that the nonresident alien’s eligibility for the exemption cannot be readily determined.';

export const irs8233PrintedText = {
  title:
    'Exemption From Withholding on Compensation for Independent (and Certain Dependent) Personal Services of a Nonresident Alien Individual',
  notForW4,
  permanentAddress:
    'Permanent residence address (street, apt. or suite no., or rural route). Do not use a P.O. box.',
  usAddress:
    'Address in the United States (street, apt. or suite no., or rural route). Do not use a P.O. box.',
  canadaOrMexico: 'Note: Citizens of Canada or Mexico are not required to complete lines 7a and 7b.',
  studentOrResearcher:
    'If you are a foreign student, trainee, professor/teacher, or researcher, check this box',
  statement: 'Caution: See the line 10 instructions for the required additional statement you must attach.',
  line11: 'Compensation for independent (and certain dependent) personal services:',
  line11b: 'Total compensation you expect to be paid for these services in this calendar or tax year',
  line12: 'If compensation is exempt from withholding based on a tax treaty benefit, provide:',
  line12c: 'Total compensation listed on line 11b above that is exempt from tax under this treaty',
  line13Note:
    'Note: Do not complete lines 13a through 13d unless you also received compensation for personal services from the same withholding agent.',
  line13: 'Noncompensatory scholarship or fellowship income:',
  line13d: 'Total income listed on line 13a above that is exempt from tax under this treaty',
  treaty: 'Tax treaty on which you are basing exemption from withholding',
  article: 'Treaty article on which you are basing exemption from withholding',
  line14:
    'Sufficient facts to justify the exemption from withholding claimed on line 12 and/or line 13 (see instructions)',
  certification,
  signature: 'Signature of beneficial owner (or individual authorized to sign for beneficial owner)',
  acceptance,
  agentSignature: 'Signature of withholding agent',
} as const;
