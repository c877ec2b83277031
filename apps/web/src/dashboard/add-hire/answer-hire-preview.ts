import { CreatePlacement, EmployeeId } from '@firstday/domain';
import { usStateCode } from '@firstday/domain/places';
import { getLocale } from 'next-intl/server';
import type { z } from 'zod';
import { call } from '../../api/call';
import type { OperationInput } from '../../api/operation-input';
import { userCredential } from '../../api/user-credential';
import { formNamesIn } from '../../i18n/form-names-in';
import { answerJson } from './answer-json';
import { type HirePreview, TypedHire } from './hire-preview';

/** For the form: which forms the hire gets as it is typed so far, and why. */
export const answerHirePreview = (request: Request): Promise<Response> =>
  answerJson(request, TypedHire, previewHire);

async function previewHire(typed: TypedHire): Promise<HirePreview> {
  const explained = await call('placements.explainUnsaved', { body: toBody(typed) }, await userCredential());
  if (!explained.ok) return { policies: null };
  const names = formNamesIn(await getLocale());
  return {
    policies: explained.value.policies.map((policy) => ({
      id: policy.policy_id,
      outcome: policy.outcome,
      forms: policy.forms.map(({ form_name: name }) => names[name] ?? { text: name }),
      sentence: policy.sentence,
      name: policy.policy_name,
      missing: policy.missing_facts,
    })),
  };
}

const { shape } = CreatePlacement;

const asTyped = {
  employer_id: shape.employer_id,
  client_id: shape.client_id,
  job_id: shape.job_id,
  start_date: shape.start_date,
  worker_type: shape.worker_type,
  pay_basis: shape.pay_basis,
  pay_frequency: shape.pay_frequency,
  regular_payday: shape.regular_payday,
  overtime_status: shape.overtime_status,
} as const satisfies Partial<Record<keyof TypedHire, z.ZodType>>;
const amount = shape.pay_rate.unwrap().unwrap();

function toBody(typed: TypedHire): OperationInput<'placements.explainUnsaved'>['body'] {
  const names = ['employer_id', 'client_id', 'job_id', 'start_date', 'worker_type'] as const;
  const terms = ['pay_basis', 'pay_frequency', 'regular_payday', 'overtime_status'] as const;
  const given = [...names, ...terms].flatMap((name) => {
    const value = typed[name].trim();
    return value !== '' && asTyped[name].safeParse(value).success ? [[name, value] as const] : [];
  });
  const rate = amount.safeParse(Number(typed.pay_rate.replace(/[$,\s]/g, '') || Number.NaN));
  return {
    ...Object.fromEntries(given),
    ...(rate.success ? { pay_rate: rate.data } : {}),
    ...(typed.works_remotely === '' ? {} : { works_remotely: typed.works_remotely === 'yes' }),
    ...personOf(typed),
  };
}

function personOf({ employee_id, same_person, city, state, zip, country }: TypedHire) {
  const known = EmployeeId.safeParse(employee_id || same_person);
  if (known.success) return { employee_id: known.data };
  const code = (country === 'USA' && usStateCode(state)) || state;
  return { employee: { address: { city, state: code, zip, country } } };
}
