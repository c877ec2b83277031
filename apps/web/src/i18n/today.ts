import { getTimeZone } from 'next-intl/server';
import { dayAt } from './day-at';

/** The reader's calendar day, `2026-11-28`. Days of the law are the employer's: the API tells those with each deadline. */
export const today = async (): Promise<string> => dayAt(await getTimeZone(), new Date());
