import { getMessages } from 'next-intl/server';
import type { Advice } from '../forms/read-form';

/** What to do about each control of the form that is wrong. */
export async function hireAdvice(): Promise<Advice> {
  const { hireAdvice: advice } = await getMessages();
  return advice;
}
