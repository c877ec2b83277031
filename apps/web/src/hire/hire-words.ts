import { getMessages } from 'next-intl/server';

/** What the form says, in the reader's language. */
export async function hireWords() {
  const messages = await getMessages();
  const { hire, hirePay: pay, recordPicker, field, secret, newRecord, newRecordAdvice } = messages;
  return {
    ...hire,
    pay,
    recordPicker,
    field,
    secret,
    newRecord,
    newRecordAdvice,
    cancel: messages.dashboard.cancel,
  };
}

export type HireWords = Awaited<ReturnType<typeof hireWords>>;
