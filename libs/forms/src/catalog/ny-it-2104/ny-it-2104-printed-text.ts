/** Form IT-2104 (2026), to the letter: what the signer certifies, and the penalty. All other words are our own. */
export const nyIt2104PrintedText = {
  certification:
    'I certify that I am entitled to the number of withholding allowances claimed on this certificate.',
  penalty:
    'Penalty – A penalty of $500 may be imposed for any false statement you make that decreases the amount of money you have withheld from your wages. You may also be subject to criminal penalties.',
  signature: 'Employee’s signature',
} as const;
