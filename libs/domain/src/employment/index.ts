export {
  type EmploymentTerm,
  employmentTerms,
  type OvertimeStatus,
  overtimeStatuses,
  type PayBasis,
  payBases,
  type PayFrequency,
  payFrequencies,
  type WorkerType,
  workerTypes,
} from './employment-terms.js';
export * from './is-sample-number.js';
