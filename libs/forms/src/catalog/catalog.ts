import type { Edition } from '../edition.js';
import { directDeposit } from './direct-deposit/direct-deposit.js';
import { emergencyContact } from './emergency-contact/emergency-contact.js';
import { handbook } from './handbook/handbook.js';
import { i9 } from './i-9/i-9.js';
import { w4 } from './w-4/w-4.js';

export type FormKey = 'i-9' | 'w-4' | 'direct-deposit' | 'emergency-contact' | 'handbook';

/** The edition that a new task of each form pins. */
const current = {
  'i-9': i9,
  'w-4': w4,
  'direct-deposit': directDeposit,
  'emergency-contact': emergencyContact,
  handbook,
} as const satisfies Record<FormKey, Edition>;

/** Every edition ever published; editions that tasks pin stay here when newer ones come. */
export const catalog: readonly Edition[] = [i9, w4, directDeposit, emergencyContact, handbook];

export const isFormKey = (form: string): form is FormKey => Object.hasOwn(current, form);

export function currentEdition(form: FormKey): Edition;
export function currentEdition(form: string): Edition | undefined;
export function currentEdition(form: string): Edition | undefined {
  return isFormKey(form) ? current[form] : undefined;
}

export const findEdition = (form: string, edition: string): Edition | undefined =>
  catalog.find((it) => it.form === form && it.edition === edition);
