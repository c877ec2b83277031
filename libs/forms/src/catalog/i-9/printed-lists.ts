/** Page 2 of Form I-9, edition 01/20/25, to the letter. A blank line separates paragraphs, a line break separates lines. */

const listsHead = `LISTS OF ACCEPTABLE DOCUMENTS

All documents containing an expiration date must be unexpired.
* Documents extended by the issuing authority are considered unexpired.

Employees may present one selection from List A or a combination of one selection from List B and one selection from List C.

Examples of many of these documents appear in the Handbook for Employers (M-274).`;

const listA = `LIST A
Documents that Establish Both Identity and Employment Authorization

1. U.S. Passport or U.S. Passport Card

2. Permanent Resident Card or Alien Registration Receipt Card (Form I-551)

3. Foreign passport that contains a temporary I-551 stamp or temporary I-551 printed notation on a machine-readable immigrant visa

4. Employment Authorization Document that contains a photograph (Form I-766)

5. For an individual temporarily authorized to work for a specific employer because of his or her status or parole:
a. Foreign passport; and
b. Form I-94 or Form I-94A that has the following:
(1) The same name as the passport; and
(2) An endorsement of the individual's status or parole as long as that period of endorsement has not yet expired and the proposed employment is not in conflict with any restrictions or limitations identified on the form.

6. Passport from the Federated States of Micronesia (FSM) or the Republic of the Marshall Islands (RMI) with Form I-94 or Form I-94A indicating nonimmigrant admission under the Compact of Free Association Between the United States and the FSM or RMI`;

const listB = `LIST B
Documents that Establish Identity

1. Driver's license or ID card issued by a State or outlying possession of the United States provided it contains a photograph or information such as name, date of birth, sex, height, eye color, and address

2. ID card issued by federal, state or local government agencies or entities, provided it contains a photograph or information such as name, date of birth, sex, height, eye color, and address

3. School ID card with a photograph

4. Voter's registration card

5. U.S. Military card or draft record

6. Military dependent's ID card

7. U.S. Coast Guard Merchant Mariner Card

8. Native American tribal document

9. Driver's license issued by a Canadian government authority

For persons under age 18 who are unable to present a document listed above:

10. School record or report card

11. Clinic, doctor, or hospital record

12. Day-care or nursery school record`;

const listC = `LIST C
Documents that Establish Employment Authorization

1. A Social Security Account Number card, unless the card includes one of the following restrictions:
(1) NOT VALID FOR EMPLOYMENT
(2) VALID FOR WORK ONLY WITH INS AUTHORIZATION
(3) VALID FOR WORK ONLY WITH DHS AUTHORIZATION

2. Certification of report of birth issued by the Department of State (Forms DS-1350, FS-545, FS-240)

3. Original or certified copy of birth certificate issued by a State, county, municipal authority, or territory of the United States bearing an official seal

4. Native American tribal document

5. U.S. Citizen ID Card (Form I-197)

6. Identification Card for Use of Resident Citizen in the United States (Form I-179)

7. Employment authorization document issued by the Department of Homeland Security

For examples, see Section 7 and Section 13 of the M-274 on uscis.gov/i-9-central.

The Form I-766, Employment Authorization Document, is a List A, Item Number 4. document, not a List C document.`;

const acceptableReceipts = `Acceptable Receipts
May be presented in lieu of a document listed above for a temporary period.
For receipt validity dates, see the M-274.

Receipt for a replacement of a lost, stolen, or damaged List A document.
Form I-94 issued to a lawful permanent resident that contains an I-551 stamp and a photograph of the individual.
Form I-94 with “RE” notation or refugee stamp issued to a refugee.

OR

Receipt for a replacement of a lost, stolen, or damaged List B document.

Receipt for a replacement of a lost, stolen, or damaged List C document.

*Refer to the Employment Authorization Extensions page on I-9 Central for more information.`;

export const printedLists = {
  listsHead,
  listA,
  listB,
  listC,
  acceptableReceipts,
} as const;
