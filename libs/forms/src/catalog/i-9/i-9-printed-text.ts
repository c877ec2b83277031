/** Text of Form I-9, edition 01/20/25, to the letter. 8 CFR 274a.2(a)(2): no change to name, content or sequence. */

const startHere =
  'START HERE: Employers must ensure the form instructions are available to employees when completing this form. Employers are liable for failing to comply with the requirements for completing this form. See below and the Instructions.';

const antiDiscriminationNotice =
  'ANTI-DISCRIMINATION NOTICE: All employees can choose which acceptable documentation to present for Form I-9. Employers cannot ask employees for documentation to verify information in Section 1, or specify which acceptable documentation employees must present for Section 2 or Supplement B, Reverification and Rehire. Treating employees differently based on their citizenship, immigration status, or national origin may be illegal.';

const sectionOneHead =
  'Section 1. Employee Information and Attestation: Employees must complete and sign Section 1 of Form I-9 no later than the first day of employment, but not before accepting a job offer.';

const employeeAttestation =
  'I am aware that federal law provides for imprisonment and/or fines for false statements, or the use of false documents, in connection with the completion of this form. I attest, under penalty of perjury, that this information, including my selection of the box attesting to my citizenship or immigration status, is true and correct.';

const preparerHead =
  'If a preparer and/or translator assisted you in completing Section 1, that person MUST complete the Preparer and/or Translator Certification on Page 3.';

const supplementAInstructions =
  "Instructions: This supplement must be completed by any preparer and/or translator who assists an employee in completing Section 1 of Form I-9. The preparer and/or translator must enter the employee's name in the spaces provided above. Each preparer or translator must complete, sign, and date a separate certification area. Employers must retain completed supplement sheets with the employee's completed Form I-9.";

const preparerAttestation =
  'I attest, under penalty of perjury, that I have assisted in the completion of Section 1 of this form and that to the best of my knowledge the information is true and correct.';

const sectionTwoHead =
  "Section 2. Employer Review and Verification: Employers or their authorized representative must complete and sign Section 2 within three business days after the employee's first day of employment, and must physically examine, or examine consistent with an alternative procedure authorized by the Secretary of DHS, documentation from List A OR a combination of documentation from List B and List C. Enter any additional documentation in the Additional Information box; see Instructions.";

const alternativeProcedure =
  'Check here if you used an alternative procedure authorized by DHS to examine documents.';

const employerCertification =
  'Certification: I attest, under penalty of perjury, that (1) I have examined the documentation presented by the above-named employee, (2) the above-listed documentation appears to be genuine and to relate to the employee named, and (3) to the best of my knowledge, the employee is authorized to work in the United States.';

const supplementBReference =
  'For reverification or rehire, complete Supplement B, Reverification and Rehire on Page 4.';

const supplementBInstructions =
  "Instructions: This supplement replaces Section 3 on the previous version of Form I-9. Only use this page if your employee requires reverification, is rehired within three years of the date the original Form I-9 was completed, or provides proof of a legal name change. Enter the employee's name in the fields above. Use a new section for each reverification or rehire. Review the Form I-9 instructions before completing this page. Keep this page as part of the employee's Form I-9 record. Additional guidance can be found in the Handbook for Employers: Guidance for Completing Form I-9 (M-274)";

const reverificationHead =
  'Reverification: If the employee requires reverification, your employee can choose to present any acceptable List A or List C documentation to show continued employment authorization. Enter the document information in the spaces below.';

const reverificationAttestation =
  'I attest, under penalty of perjury, that to the best of my knowledge, this employee is authorized to work in the United States, and if the employee presented documentation, the documentation I examined appears to be genuine and to relate to the individual who presented it.';

/** Beside each signature, except those of Supplement A. */
const todaysDate = "Today's Date (mm/dd/yyyy)";

export const i9PrintedText = {
  startHere,
  antiDiscriminationNotice,
  sectionOneHead,
  employeeAttestation,
  preparerHead,
  supplementAInstructions,
  preparerAttestation,
  sectionTwoHead,
  alternativeProcedure,
  employerCertification,
  supplementBReference,
  supplementBInstructions,
  reverificationHead,
  reverificationAttestation,
  todaysDate,
} as const;
