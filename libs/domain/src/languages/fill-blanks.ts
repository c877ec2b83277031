export type BlankValues = Readonly<Record<string, string | number>>;

/** Fills each `{blank}` of a text; one that there is no value for is left empty. */
export const fillBlanks = (text: string, values: BlankValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (_blank, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : '',
  );
