import type { OfficialBox } from '../official-pdf.js';

const sectionOne: Readonly<Record<string, string>> = {
  'Last Name (Family Name)': 'Last Name (Family Name)',
  'First Name Given Name': 'First Name (Given Name)',
  'Employee Middle Initial (if any)': 'Middle Initial (if any)',
  'Employee Other Last Names Used (if any)': 'Other Last Names Used (if any)',
  'Address Street Number and Name': 'Address (Street Number and Name)',
  'Apt Number (if any)': 'Apt. Number (if any)',
  'City or Town': 'City or Town',
  State: 'State',
  'ZIP Code': 'ZIP Code',
  'Date of Birth mmddyyyy': 'Date of Birth',
  'US Social Security Number': 'U.S. Social Security Number',
  'Employees E-mail Address': "Employee's Email Address",
  'Telephone Number': "Employee's Telephone Number",
  CB_1: 'Box 1, a citizen of the United States',
  CB_2: 'Box 2, a noncitizen national of the United States',
  CB_3: 'Box 3, a lawful permanent resident',
  CB_4: 'Box 4, an alien authorized to work',
  '3 A lawful permanent resident Enter USCIS or ANumber': 'Box 3, USCIS or A-Number',
  'Exp Date mmddyyyy': 'Box 4, authorized to work until',
  'USCIS ANumber': 'Box 4, USCIS A-Number',
  'Form I94 Admission Number': 'Box 4, Form I-94 Admission Number',
  'Foreign Passport Number and Country of IssuanceRow1':
    'Box 4, Foreign Passport Number and Country of Issuance',
  "Today's Date mmddyyy": "Today's Date",
};

const sectionTwo: Readonly<Record<string, string>> = {
  'Issuing Authority 1': 'List A, Issuing Authority 1',
  'Document Number 0 (if any)': 'List A, Document Number 1',
  'Expiration Date if any': 'List A, Expiration Date 1',
  'Document Title 2 If any': 'List A, Document Title 2',
  'Issuing Authority_2': 'List A, Issuing Authority 2',
  'Document Number If any_2': 'List A, Document Number 2',
  'List A.  Document 2. Expiration Date (if any)': 'List A, Expiration Date 2',
  'List A.   Document Title 3.  If any': 'List A, Document Title 3',
  'List A. Document 3.  Enter Issuing Authority': 'List A, Issuing Authority 3',
  'List A.  Document 3 Number.  If any': 'List A, Document Number 3',
  'Document Number if any_3': 'List A, Expiration Date 3',
  'List B Document 1 Title': 'List B, Document Title',
  'List B Issuing Authority 1': 'List B, Issuing Authority',
  'List B Document Number 1': 'List B, Document Number',
  'List B Expiration Date 1': 'List B, Expiration Date',
  'List C Document Title 1': 'List C, Document Title',
  'List C Issuing Authority 1': 'List C, Issuing Authority',
  'List C Document Number 1': 'List C, Document Number',
  'List C Expiration Date 1': 'List C, Expiration Date',
  'Additional Information': 'Additional Information',
  CB_Alt: 'Alternative procedure',
  'FirstDayEmployed mmddyyyy': 'First Day of Employment',
  'Last Name First Name and Title of Employer or Authorized Representative':
    'Last Name, First Name and Title of Employer or Authorized Representative',
  'S2 Todays Date mmddyyyy': "Today's Date",
  'Employers Business or Org Name': "Employer's Business or Organization Name",
  'Employers Business or Org Address': "Employer's Business or Organization Address",
};

/** Of boxes that are there once a block: the form counts blocks from 0. */
const preparer: Readonly<Record<string, string>> = {
  'Preparer or Translator Last Name (Family Name)': 'Last Name (Family Name)',
  'Preparer or Translator First Name (Given Name)': 'First Name (Given Name)',
  'PT Middle Initial': 'Middle Initial (if any)',
  'Preparer or Translator Address (Street Number and Name)': 'Address (Street Number and Name)',
  'Preparer or Translator City or Town': 'City or Town',
  'Preparer State': 'State',
  'Zip Code': 'ZIP Code',
  'Sig Date mmddyyyy': 'Date',
};

const reverification: Readonly<Record<string, string>> = {
  'Date of Rehire': 'Date of Rehire',
  'Last Name': 'New Last Name',
  'First Name': 'New First Name',
  'Middle Initial': 'New Middle Initial',
  'Document Title': 'Document Title',
  'Document Number': 'Document Number',
  'Expiration Date': 'Expiration Date',
  'Name of Emp or Auth Rep': 'Name of Employer or Authorized Representative',
  'Todays Date': "Today's Date",
  'Addtl Info': 'Additional Information',
  CB_Alt: 'Alternative procedure',
};

/** What a box of Form I-9 is, as the form calls it: the names of its file mislead. */
export function i9BoxName({ field, widget }: OfficialBox): string {
  if (field === 'Document Title 1' && widget === 1) return 'Section 2: List A, Document Title 1';
  const [, name = '', block = ''] = /^(.*)[ _]([0-3])$/.exec(field) ?? [];
  // Block 1 has its last and first name under one field name.
  if (name in preparer && widget === 1)
    return `Supplement A, block ${Number(block) + 1}: First Name (Given Name)`;
  if (sectionOne[field]) return `Section 1: ${sectionOne[field]}`;
  if (sectionTwo[field]) return `Section 2: ${sectionTwo[field]}`;
  if (preparer[name]) return `Supplement A, block ${Number(block) + 1}: ${preparer[name]}`;
  if (reverification[name]) return `Supplement B, block ${Number(block) + 1}: ${reverification[name]}`;
  const [, own = '', second] = /^(.*?) from Section 1(-2)?$/.exec(field) ?? [];
  return own === '' ? field : `Supplement ${second ? 'B' : 'A'}: ${own} from Section 1`;
}
