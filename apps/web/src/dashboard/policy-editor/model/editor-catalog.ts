import type { PolicyFact } from '@firstday/domain';
import { readableLocale } from '@firstday/domain/languages';
import { type FactCatalog, type FactDefinition, systemAttributeFact } from '@firstday/policy-engine';

/** A record that a condition can name, and what it is called. */
export interface NamedRecord {
  readonly value: string;
  readonly label: string;
}

/** Records by the fact that asks for them: `employer.id`, `client.id` and `job.id`. */
export type NamedRecords = Readonly<Record<string, readonly NamedRecord[]>>;

/** The account's facts as the engine takes them, with records by name; also what no record has yet, as the API does. */
export function editorCatalog(
  facts: readonly PolicyFact[],
  records: NamedRecords,
  language: string,
): FactCatalog {
  const locale = readableLocale(language);
  const known = new Map(facts.map((fact) => [fact.path, toDefinition(fact, records)]));
  return { get: (path) => known.get(path) ?? systemAttributeFact(path, locale), locale };
}

function toDefinition(
  { path, type, label, values, source }: PolicyFact,
  records: NamedRecords,
): FactDefinition {
  const names = records[path]?.map((record) => [record.value, record.label] as const);
  return { path, type, label, source, values, ...(names ? { names: new Map(names) } : {}) };
}
