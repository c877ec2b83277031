import { asDrawable } from '@firstday/domain/drawing';

/** Words that documents can print, of at most so many characters; `otherwise` where none are left. */
export function shortened(text: string, most: number, otherwise: string): string {
  const drawable = asDrawable(text)
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
  const short = drawable.length <= most ? drawable : `${drawable.slice(0, most - 1).trimEnd()}…`;
  return short === '' ? otherwise : short;
}
