/** What new parts say until somebody writes something else: a form has its words in English, whoever writes it. */
export const startingWords = {
  question: 'New question',
  page: 'New page',
  section: 'For the employer',
  attestation: 'I have read this, and what I have entered is correct.',
  option: 'Choice',
  text: 'What is to be read.',
} as const;
