/** The languages of notices, by the words of the service. */
export const noticeLanguageNames = { en: 'english', es: 'spanish' } as const;
