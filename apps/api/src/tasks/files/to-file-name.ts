import { withoutStackedMarks } from '@firstday/forms';

const maxLength = 100;
/** Marks that turn the order of what follows: `photo_exe.jpg` could read as something else. */
const forbiddenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"*:<>?|\\/]/gu;

/** A name fit to show and to save under: no folders, no control or turning marks, and the ending of what the file is. */
export function toFileName(given: string, ending: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const cleaned = withoutStackedMarks(last)
    .normalize('NFC')
    .replaceAll(forbiddenCharacters, '')
    .replaceAll(/\s+/g, ' ');
  const stem = cleaned
    .replace(/\.[^.]*$/, '')
    .replace(/^\.+/, '')
    .trim();
  return `${[...stem].slice(0, maxLength).join('') || 'file'}.${ending}`;
}

/** RFC 6266: a plain name for old readers and the whole one beside it. */
export function contentDisposition(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[^\w. -]/g, '_');
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${whole}`;
}
