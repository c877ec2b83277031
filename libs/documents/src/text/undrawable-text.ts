/** A document is not made with an empty box in the place of a letter. */
export class UndrawableText extends Error {
  constructor(text: string) {
    const codes = [...text].map((character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`);
    super(`No face draws ${codes.join(' ')}`);
  }
}
