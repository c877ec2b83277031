import type { FormDefinition } from '../form-definition.js';
import { directDeposit } from './direct-deposit.js';
import { directDepositPageByPage } from './direct-deposit-page-by-page.js';

export const directDepositForm: FormDefinition = {
  key: 'direct-deposit',
  editions: [directDepositPageByPage, directDeposit],
  // Payroll records: three years from the last entry.
  retention: [{ years: 3, after: 'end_of_employment', citation: '29 CFR 516.5' }],
  employeeMayRenew: true,
  policy: { version: 1, name: 'Direct deposit', condition: { all: [] }, tags: ['payroll'] },
};
