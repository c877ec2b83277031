import type { Condition } from '@firstday/policy-engine';
import type { Page } from '../../edition.js';
import { asPrinted, verbatim } from '../as-printed.js';
import { exemptionCodes } from './exemption-codes.js';
import { w9PrintedText as text } from './w-9-printed-text.js';

const classifiedAs = (...values: readonly string[]): Condition => ({
  fact: 'task.classification',
  operator: 'in',
  value: values,
});

const namePage: Page = {
  id: 'name',
  title: asPrinted('Name of entity/individual'),
  layout: 'form',
  fields: [
    {
      path: 'task.payee_name',
      kind: 'text',
      label: asPrinted(text.name),
      mark: '1',
      required: true,
      maxLength: 120,
      prefill: 'employee.full_name',
      autocomplete: 'name',
    },
    {
      path: 'task.business_name',
      kind: 'text',
      label: asPrinted('Business name/disregarded entity name, if different from above.'),
      mark: '2',
      maxLength: 120,
      autocomplete: 'organization',
    },
    {
      path: 'task.classification',
      kind: 'radio',
      label: asPrinted(text.classification),
      mark: '3a',
      required: true,
      options: [
        { value: 'individual', label: asPrinted('Individual/sole proprietor') },
        { value: 'c_corporation', label: asPrinted('C corporation') },
        { value: 's_corporation', label: asPrinted('S corporation') },
        { value: 'partnership', label: asPrinted('Partnership') },
        { value: 'trust_estate', label: asPrinted('Trust/estate') },
        { value: 'llc', label: asPrinted('LLC') },
        { value: 'other', label: asPrinted('Other') },
      ],
    },
    {
      path: 'task.llc_classification',
      kind: 'radio',
      label: asPrinted(
        'LLC. Enter the tax classification (C = C corporation, S = S corporation, P = Partnership)',
      ),
      mark: '3a',
      when: classifiedAs('llc'),
      required: true,
      options: [
        { value: 'C', label: asPrinted('C = C corporation') },
        { value: 'S', label: asPrinted('S = S corporation') },
        { value: 'P', label: asPrinted('P = Partnership') },
      ],
    },
    { ...verbatim('llc_note', text.llcNote), when: classifiedAs('llc') },
    {
      path: 'task.other_classification',
      kind: 'text',
      label: asPrinted('Other (see instructions)'),
      mark: '3a',
      when: classifiedAs('other'),
      required: true,
      maxLength: 60,
    },
    {
      path: 'task.foreign_partners',
      kind: 'checkbox',
      label: asPrinted(text.foreignPartners),
      mark: '3b',
      when: {
        any: [
          classifiedAs('partnership', 'trust_estate'),
          { fact: 'task.llc_classification', operator: 'equals', value: 'P' },
        ],
      },
    },
  ],
};

const exemptionsPage: Page = {
  id: 'exemptions',
  title: asPrinted('Exemptions'),
  layout: 'form',
  // Line 4: codes apply only to certain entities, not individuals.
  when: classifiedAs('c_corporation', 's_corporation', 'partnership', 'trust_estate', 'llc', 'other'),
  fields: [
    verbatim('exemptions', text.exemptions),
    {
      path: 'task.exempt_payee_code',
      kind: 'select',
      label: asPrinted('Exempt payee code (if any)'),
      mark: '4',
      options: exemptionCodes.payee,
    },
    {
      path: 'task.fatca_code',
      kind: 'select',
      label: asPrinted('Exemption from Foreign Account Tax Compliance Act (FATCA) reporting code (if any)'),
      mark: '4',
      options: exemptionCodes.fatca,
    },
  ],
};

const addressPage: Page = {
  id: 'address',
  title: asPrinted('Address'),
  layout: 'form',
  fields: [
    {
      path: 'employee.address',
      kind: 'address',
      label: asPrinted('Address (number, street, and apt. or suite no.). See instructions.'),
      mark: '5',
      required: true,
      prefill: 'employee.address',
      autocomplete: 'street-address',
    },
    {
      path: 'task.account_numbers',
      kind: 'text',
      label: asPrinted('List account number(s) here (optional)'),
      mark: '7',
      maxLength: 100,
    },
  ],
};

const givenAs = (type: string): Condition => ({ fact: 'task.tin_type', operator: 'equals', value: type });

const tinPage: Page = {
  id: 'tin',
  title: asPrinted('Part I. Taxpayer Identification Number (TIN)'),
  layout: 'form',
  mustVisit: true,
  fields: [
    verbatim('tin', text.tin),
    {
      path: 'task.tin_type',
      kind: 'radio',
      label: { en: 'Which number do you give?', es: '¿Qué número da?' },
      required: true,
      options: [
        { value: 'ssn', label: { en: 'My Social Security number', es: 'Mi número de Seguro Social' } },
        {
          value: 'ein',
          label: {
            en: 'An employer identification number (EIN)',
            es: 'Un número de identificación del empleador (EIN)',
          },
        },
        {
          value: 'itin',
          label: {
            en: 'An individual taxpayer identification number (ITIN)',
            es: 'Un número de identificación personal del contribuyente (ITIN)',
          },
        },
        {
          value: 'applied_for',
          label: { en: 'None yet: I have applied for one', es: 'Ninguno todavía: lo he solicitado' },
        },
      ],
    },
    {
      path: 'task.social_security_number',
      kind: 'ssn',
      label: asPrinted('Social security number'),
      when: givenAs('ssn'),
      required: true,
      sensitive: true,
      prefill: 'employee.social_security_number',
    },
    {
      path: 'task.employer_identification_number',
      kind: 'ein',
      label: asPrinted('Employer identification number'),
      when: givenAs('ein'),
      required: true,
      sensitive: true,
    },
    // Instructions, Part I: an ITIN is entered in the space for the social security number.
    {
      path: 'task.individual_taxpayer_number',
      kind: 'text',
      label: {
        en: 'Individual taxpayer identification number',
        es: 'Número de identificación personal del contribuyente',
      },
      when: givenAs('itin'),
      required: true,
      maxLength: 11,
      rules: [{ rule: 'itin' }],
      sensitive: true,
    },
    verbatim('caution', text.caution),
    verbatim('us_person', text.usPerson),
    {
      path: 'task.notified_of_backup_withholding',
      kind: 'checkbox',
      label: {
        en: 'The IRS has notified me that I am subject to backup withholding because I did not report all interest and dividends. Item 2 of the certification is crossed out.',
        es: 'El IRS me ha notificado que estoy sujeto a retención adicional porque no declaré todos los intereses y dividendos. El punto 2 de la certificación queda tachado.',
      },
    },
  ],
};

export const payeePages: readonly Page[] = [namePage, exemptionsPage, addressPage, tinPage];
