import type { Page } from '../../edition.js';
import type { Field } from '../../field.js';
import { asPrinted, verbatim } from '../as-printed.js';
import { irs8233PrintedText as text } from './irs-8233-printed-text.js';
import { numberFields } from './number-fields.js';

const day = (path: string, label: string): Field => ({
  path,
  kind: 'date',
  label: asPrinted(label),
  required: true,
});

/** Its last day says until when the form counts: each year is asked for anew before it begins. */
const yearPage: Page = {
  id: 'tax_year',
  title: asPrinted('This exemption is applicable for compensation for'),
  layout: 'form',
  fields: [
    verbatim('not_for_w_4', text.notForW4),
    day('task.tax_year_begins', 'calendar year, or other tax year beginning'),
    {
      ...day('task.tax_year_ends', 'and ending'),
      rules: [{ rule: 'not_before', value: 'today' }],
    },
  ],
};

const namePage: Page = {
  id: 'beneficial_owner',
  title: asPrinted('Part I. Identification of Beneficial Owner'),
  layout: 'form',
  fields: [
    {
      path: 'task.name',
      kind: 'text',
      label: asPrinted('Name of individual who is the beneficial owner'),
      mark: '1',
      required: true,
      maxLength: 80,
      prefill: 'employee.full_name',
      autocomplete: 'name',
    },
    ...numberFields,
  ],
};

const addressPage: Page = {
  id: 'addresses',
  title: asPrinted('Part I. Identification of Beneficial Owner'),
  layout: 'form',
  fields: [
    {
      path: 'task.permanent_address',
      kind: 'address',
      label: asPrinted(text.permanentAddress),
      mark: '4',
      required: true,
      isAbroad: true,
    },
    {
      path: 'employee.address',
      kind: 'address',
      label: asPrinted(text.usAddress),
      mark: '5',
      prefill: 'employee.address',
      autocomplete: 'street-address',
    },
  ],
};

export const identityPages: readonly Page[] = [yearPage, namePage, addressPage];
