import { usStates } from '@firstday/domain/places';
import type { PackWords } from '../pack-words.js';

/** In Spanish and Arabic; in Spanish only where it differs from English. */
const names: Readonly<Record<string, readonly [ar: string, es?: string]>> = {
  AK: ['ألاسكا'],
  AL: ['ألاباما'],
  AR: ['أركنساس'],
  AZ: ['أريزونا'],
  CA: ['كاليفورنيا'],
  CO: ['كولورادو'],
  CT: ['كونيتيكت'],
  DC: ['مقاطعة كولومبيا', 'Distrito de Columbia'],
  DE: ['ديلاوير'],
  FL: ['فلوريدا'],
  GA: ['جورجيا'],
  HI: ['هاواي', 'Hawái'],
  IA: ['آيوا'],
  ID: ['أيداهو'],
  IL: ['إلينوي'],
  IN: ['إنديانا'],
  KS: ['كانساس'],
  KY: ['كنتاكي'],
  LA: ['لويزيانا', 'Luisiana'],
  MA: ['ماساتشوستس'],
  MD: ['ماريلاند'],
  ME: ['مين'],
  MI: ['ميشيغان', 'Míchigan'],
  MN: ['مينيسوتا'],
  MO: ['ميزوري', 'Misuri'],
  MS: ['مسيسيبي', 'Misisipi'],
  MT: ['مونتانا'],
  NC: ['كارولاينا الشمالية', 'Carolina del Norte'],
  ND: ['داكوتا الشمالية', 'Dakota del Norte'],
  NE: ['نبراسكا'],
  NH: ['نيوهامبشير', 'Nuevo Hampshire'],
  NJ: ['نيوجيرسي', 'Nueva Jersey'],
  NM: ['نيومكسيكو', 'Nuevo México'],
  NV: ['نيفادا'],
  NY: ['نيويورك', 'Nueva York'],
  OH: ['أوهايو'],
  OK: ['أوكلاهوما'],
  OR: ['أوريغون', 'Oregón'],
  PA: ['بنسلفانيا', 'Pensilvania'],
  PR: ['بورتوريكو'],
  RI: ['رود آيلاند'],
  SC: ['كارولاينا الجنوبية', 'Carolina del Sur'],
  SD: ['داكوتا الجنوبية', 'Dakota del Sur'],
  TN: ['تينيسي', 'Tennessee'],
  TX: ['تكساس', 'Texas'],
  UT: ['يوتا'],
  VA: ['فرجينيا'],
  VT: ['فيرمونت'],
  WA: ['واشنطن'],
  WI: ['ويسكونسن'],
  WV: ['فرجينيا الغربية', 'Virginia Occidental'],
  WY: ['وايومنغ'],
};

/** The postal codes of the states, DC and Puerto Rico, in their order. */
export const jurisdictionCodes: readonly string[] = Object.keys(names);

/** @param code of a state, DC or Puerto Rico */
export function placeWords(code: string): PackWords {
  const en = usStates.find((state) => state.code === code)?.name ?? code;
  const [ar = en, es = en] = names[code] ?? [];
  return { en, es, ar };
}

/** "Maine, Ohio and Utah". */
export const placeList = (codes: readonly string[]): string =>
  new Intl.ListFormat('en').format(codes.map((code) => placeWords(code).en));
