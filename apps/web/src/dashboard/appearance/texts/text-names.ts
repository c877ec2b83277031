/** The own texts in the order of their page. */
export const textNames = ['welcome', 'help_name', 'help_phone', 'help_email', 'closing'] as const;
export type TextName = (typeof textNames)[number];

/** Whom to ask, which goes together. */
export const helpNames = ['help_name', 'help_phone', 'help_email'] as const satisfies readonly TextName[];

/** What may be longer than a phone is wide. */
export const sentenceNames = ['welcome', 'closing'] as const satisfies readonly TextName[];

/** Something of each text. */
export const ofEachText = <Said>(say: (name: TextName) => Said): Readonly<Record<TextName, Said>> => ({
  welcome: say('welcome'),
  help_name: say('help_name'),
  help_phone: say('help_phone'),
  help_email: say('help_email'),
  closing: say('closing'),
});
