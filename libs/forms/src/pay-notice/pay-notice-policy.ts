import type { Condition } from '@firstday/policy-engine';
import type { LibraryPolicy } from '../library/library-policy.js';
import type { SourcedFact } from '../library/sourced-fact.js';

const checkedOn = '2026-11-22';

const facts: readonly SourcedFact[] = [
  {
    says: 'At hiring, an employer gives each employee in New York a written notice of the rate of pay and its basis, allowances, the regular payday and the overtime rate, and obtains a signed and dated acknowledgement of it.',
    source: 'https://newyork.public.law/laws/n.y._labor_law_section_195',
    checkedOn,
    mark: 'secondary',
  },
  {
    says: 'The notice is in English and in the language that the employee names as their primary one, where the commissioner has a template in it: Spanish, Chinese, Haitian Creole, Korean, Polish and Russian.',
    source: 'https://newyork.public.law/laws/n.y._labor_law_section_195',
    checkedOn,
    mark: 'secondary',
  },
  {
    says: 'The employee receives a signed copy; the employer keeps the original for six years.',
    source: 'Forms LS 54 and LS 59 (12/25)',
    checkedOn,
    mark: 'official',
  },
  {
    says: 'Changes are told seven days before, unless the next wage statement has them.',
    source: 'https://newyork.public.law/laws/n.y._labor_law_section_195',
    checkedOn,
    mark: 'secondary',
  },
];

/** Of those who work in New York, and are not known to be contractors. What nobody has said leaves it undecided. */
const inNewYork: readonly Condition[] = [
  { fact: 'work_location.country', operator: 'equals', value: 'USA' },
  { fact: 'work_location.state', operator: 'equals', value: 'NY' },
  {
    any: [
      { fact: 'placement.worker_type', operator: 'is_absent' },
      { fact: 'placement.worker_type', operator: 'equals', value: 'employee' },
    ],
  },
];

interface PayNoticePolicy {
  readonly form: string;
  readonly name: string;
  readonly paid: readonly Condition[];
  /** About the form itself. */
  readonly more: SourcedFact['says'];
  readonly source: string;
}

export const payNoticePolicy = ({ form, name, paid, more, source }: PayNoticePolicy): LibraryPolicy => ({
  key: form,
  version: 1,
  name,
  condition: { all: [...inNewYork, ...paid] },
  forms: [form],
  tags: ['state', 'new_york'],
  jurisdiction: 'NY',
  kind: 'wage_notice',
  citation: 'N.Y. Lab. Law 195(1)(a)',
  facts: [...facts, { says: more, source, checkedOn, mark: 'official' }],
});
