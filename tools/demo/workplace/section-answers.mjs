import { homes } from './employers.mjs';

/** Somebody’s Section 1 of Form I-9, of a citizen unless told otherwise; the number is nobody’s. */
export function sectionOneOf({ person, site, place }, more = {}) {
  const { street, city, state, zip } = homes[site];
  return {
    'task.last_name': person.last_name,
    'task.first_name': person.first_name,
    'task.address_street': street,
    'task.address_city': city,
    'task.address_state': state,
    'task.address_zip': zip,
    'task.date_of_birth': `19${70 + (place % 30)}-0${1 + (place % 9)}-1${place % 10}`,
    'task.social_security_number': ssnOf(place, '0001'),
    'task.citizenship_status': 'citizen',
    'task.preparer_count': '0',
    ...more,
  };
}

/** The last four digits choose what E-Verify’s simulator answers (docs/everify.md). */
export const ssnOf = (place, lastFour) => `${200 + place}-${10 + (place % 89)}-${lastFour}`;

export const authorizedUntil = (day) => ({
  'task.citizenship_status': 'alien_authorized_to_work',
  'task.work_authorization_expires_on': day,
  'task.uscis_number': 'A123456789',
});

/** A card that shows the permission to work until a day. */
export const cardUntil = (day) => ({
  'task.list_choice': 'a',
  'task.list_a_1': {
    document: 'employment_authorization_document',
    issuing_authority: 'U.S. Citizenship and Immigration Services',
    number: 'SRC1234567890',
    expires_on: day,
  },
});

/** A driver’s license, and a receipt for a card that was lost: the card itself is due within 90 days. */
export const withReceipt = {
  'task.list_choice': 'b_and_c',
  'task.list_b': {
    document: 'drivers_license',
    issuing_authority: 'New York',
    number: 'D1234567',
    expires_on: '2031-08-01',
  },
  'task.list_c': {
    document: 'social_security_card',
    issuing_authority: 'Social Security Administration',
    number: '219099999',
    expires_on: null,
    is_receipt: true,
  },
};
