import type { RuleCheck } from './rule-check.js';

/** A time as people write it: `2:30 PM`, `14:30`. */
const timeOfDay: RuleCheck = (value) =>
  typeof value === 'string' &&
  /^(?:(?:0?[1-9]|1[0-2]):[0-5]\d ?[ap]\.?m\.?|(?:[01]?\d|2[0-3]):[0-5]\d)$/i.test(value)
    ? null
    : { code: 'time_expected' };

/** Last name, first name and title, with commas or dashes between them. */
const nameAndTitle: RuleCheck = (value) => {
  const parts = typeof value === 'string' ? value.split(/[,;/|،、，–—]| - /u) : [];
  const written = parts.filter((part) => /\p{L}/u.test(part));
  return written.length >= 3 ? null : { code: 'title_expected' };
};

export const textRules: Readonly<Record<string, RuleCheck>> = {
  name_and_title: nameAndTitle,
  time_of_day: timeOfDay,
};
