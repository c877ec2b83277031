/** The last four digits tell people apart and are what forms and payslips show. */
export const maskSocialSecurityNumber = (number: string): string => `***-**-${number.slice(-4)}`;

/** Nothing of a date of birth is shown: its year alone says the age. */
export const maskDateOfBirth = (): string => '****-**-**';

/** Of whoever is still to prove who they are, by these very digits. */
export const fullyMaskedSocialSecurityNumber = '***-**-****';
