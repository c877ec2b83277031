import { type FormModel, formKey } from './form-model';

/** How many texts each part has in English and not in the language, by the key of the part. */
export function missingWords(model: FormModel, language: string | null): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  if (language === null) return found;
  const look = (key: string, content: object) => {
    const missing = Object.values(content).reduce<number>((sum, value) => sum + countIn(value, language), 0);
    if (missing > 0) found.set(key, missing);
  };
  look(formKey, model.content);
  for (const section of model.sections) {
    look(section.key, section.content);
    for (const page of section.pages) {
      look(page.key, page.content);
      for (const field of page.fields) look(field.key, field.content);
    }
  }
  return found;
}

/** Of words by language, or of what holds some, such as options. */
function countIn(value: unknown, language: string): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + countIn(one, language), 0);
  if (typeof value !== 'object' || value === null) return 0;
  if (!('en' in value))
    return Object.values(value).reduce<number>((sum, one) => sum + countIn(one, language), 0);
  return value.en && !Object.hasOwn(value, language) ? 1 : 0;
}
