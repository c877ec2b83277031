import { CreatePlacement } from '@firstday/domain';
import { usStateCode } from '@firstday/domain/places';
import type { z } from 'zod';
import type { TypedHire } from './hire-preview';

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

/** What is said of the work so far; what is no value yet is left out. */
export function toUnsavedWork(typed: TypedHire) {
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
  };
}

/** The home address as far as it is typed. */
export function typedAddress({ city, state, zip, country }: TypedHire) {
  const code = (country === 'USA' && usStateCode(state)) || state;
  return { city, state: code, zip, country };
}
