import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Face } from './face.js';
import { FontFile } from './font-file.js';

const require = createRequire(import.meta.url);

/** The look of a text; each has a chain of faces, tried in order for every character. */
export type Style = 'regular' | 'bold' | 'italic' | 'signature';

const latin = (file: string) => face(file, () => besideMain('@embedpdf/fonts-latin', `${file}.ttf`));
const arabic = (file: string) => face(file, () => besideMain('@embedpdf/fonts-arabic', `${file}.ttf`), 1.2);
const hebrew = (file: string) => face(file, () => besideMain('@embedpdf/fonts-hebrew', `${file}.ttf`));
const han = (file: string) => face(file, () => besideMain('@embedpdf/fonts-sc', `${file}.otf`));
const korean = (file: string) => face(file, () => besideMain('@embedpdf/fonts-kr', `${file}.otf`));

/** A family of Google Fonts, of which a package holds every weight. */
const google = (family: string, packageName: string, weight = '400Regular') => {
  const file = `${family}_${weight}`;
  return face(file, () => require.resolve(`${packageName}/${weight}/${file}.ttf`));
};

/** Scripts that have a family of their own: its name, and that of its package. */
const families = [
  ['NotoSansThai', '@expo-google-fonts/noto-sans-thai'],
  ['NotoSansBengali', '@expo-google-fonts/noto-sans-bengali'],
  ['NotoSansGurmukhi', '@expo-google-fonts/noto-sans-gurmukhi'],
  ['NotoSansGujarati', '@expo-google-fonts/noto-sans-gujarati'],
  ['NotoSansOriya', '@expo-google-fonts/noto-sans-oriya'],
  ['NotoSansTamil', '@expo-google-fonts/noto-sans-tamil'],
  ['NotoSansTelugu', '@expo-google-fonts/noto-sans-telugu'],
  ['NotoSansKannada', '@expo-google-fonts/noto-sans-kannada'],
  ['NotoSansMalayalam', '@expo-google-fonts/noto-sans-malayalam'],
  ['NotoSansSinhala', '@expo-google-fonts/noto-sans-sinhala'],
  ['NotoSansMyanmar', '@expo-google-fonts/noto-sans-myanmar'],
  ['NotoSansKhmer', '@expo-google-fonts/noto-sans-khmer'],
  ['NotoSansLao', '@expo-google-fonts/noto-sans-lao'],
  ['NotoSerifTibetan', '@expo-google-fonts/noto-serif-tibetan'],
  ['NotoSansEthiopic', '@expo-google-fonts/noto-sans-ethiopic'],
  ['NotoSansArmenian', '@expo-google-fonts/noto-sans-armenian'],
  ['NotoSansGeorgian', '@expo-google-fonts/noto-sans-georgian'],
  ['NotoSansCherokee', '@expo-google-fonts/noto-sans-cherokee'],
] as const;
const inScripts = (weight: string): readonly Face[] =>
  families.map(([family, packageName]) => google(family, packageName, weight));

const sans = latin('NotoSans-Regular');
const scripts = inScripts('400Regular');
const hans = han('NotoSansHans-Regular');
const hangul = korean('NotoSansKR-Regular');
const nearEast = [arabic('NotoNaskhArabic-Regular'), hebrew('NotoSansHebrew-Regular')];
const symbols = google('NotoSansSymbols2', '@expo-google-fonts/noto-sans-symbols-2');

/** Latin with Vietnamese marks, Cyrillic, Greek and Devanagari are in Noto Sans; each other script has its own face. */
const regular: readonly [Face, ...Face[]] = [sans, symbols, ...nearEast, ...scripts, hans, hangul];

/** Each ends with the regular faces: what one style draws, all draw. */
export const faces: Readonly<Record<Style, readonly [Face, ...Face[]]>> = {
  regular,
  bold: [
    latin('NotoSans-SemiBold'),
    arabic('NotoNaskhArabic-Bold'),
    hebrew('NotoSansHebrew-Bold'),
    ...inScripts('600SemiBold'),
    han('NotoSansHans-Bold'),
    korean('NotoSansKR-Bold'),
    ...regular,
  ],
  italic: [latin('NotoSans-Italic'), ...regular],
  signature: [
    google('DancingScript', '@expo-google-fonts/dancing-script', '600SemiBold'),
    latin('NotoSans-Italic'),
    ...nearEast,
    ...scripts,
    hans.leaning(0.2),
    hangul.leaning(0.2),
    ...regular,
  ],
};

function face(name: string, path: () => string, magnification = 1): Face {
  return new Face(name, new FontFile(path), { magnification });
}

/** These packages export their entry only; the fonts lie in a folder next to the entry's. */
function besideMain(packageName: string, file: string): string {
  return join(dirname(require.resolve(packageName)), '..', 'fonts', file);
}
