/** Keys of the catalog, as examples show them: what a key is for, no code asks. */
export const formKeyExample = 'w-4';
export const presentingFormKeyExample = 'handbook';
export const examinedFormKeyExample = 'i-9';
