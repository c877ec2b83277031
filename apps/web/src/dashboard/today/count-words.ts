import type { BoundedCount } from '@firstday/domain';
import { formatNumber } from '../../i18n/format-number';

/** A count as it is written beside a word: with a plus where there are more. */
export const countWords = ({ count, is_exact: isExact }: BoundedCount, locale: string): string =>
  `${formatNumber(locale, count)}${isExact ? '' : '+'}`;
