import type { Edition } from './edition.js';

/**
 * What people call a form: those of the government by their number and title, such as `Form W-4, Employee's Withholding
 * Certificate`. With the apostrophe of a keyboard, so that it is found as people type it.
 */
export const formName = ({ shortName, title, source }: Edition): string =>
  (source === 'government' ? `${shortName.en}, ${title.en}` : title.en).replaceAll('’', "'");
