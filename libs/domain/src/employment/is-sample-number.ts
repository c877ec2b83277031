/**
 * Numbers that people copy from samples. The first two were printed on cards in wallets and in a pamphlet, and the Social
 * Security Administration voided them (ssa.gov/history/ssn/misused.html).
 */
const sampleNumbers = ['078051120', '219099999', '123456789'];

/** Whether a Social Security number is one of those in samples, or one digit nine times. */
export function isSampleNumber(number: string): boolean {
  const digits = number.replaceAll(/\D/g, '');
  return sampleNumbers.includes(digits) || /^(\d)\1{8}$/.test(digits);
}
