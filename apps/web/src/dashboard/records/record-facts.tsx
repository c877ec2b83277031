import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { fieldText } from './field-text';
import { fieldGroupsOf, type RecordFieldGroup } from './model/record-field';
import type { ManagedKind } from './model/managed-kind';
import type { StoredRecord } from './stored-record';

interface RecordFactsProps {
  readonly kind: ManagedKind;
  readonly record: StoredRecord;
}

/** What is known of a record, in the groups in which it is given; a group of which nothing is known is left out. */
export async function RecordFacts({ kind, record }: RecordFactsProps) {
  return (
    <>
      {fieldGroupsOf(kind).map((group) => (
        <FactGroup key={group.id} group={group} record={record} />
      ))}
    </>
  );
}

interface FactGroupProps {
  readonly group: RecordFieldGroup;
  readonly record: StoredRecord;
}

async function FactGroup({ group: { id, fields }, record }: FactGroupProps) {
  const [t, fieldWord, locale] = [
    await getTranslations('recordGroup'),
    await getTranslations('recordField'),
    await getLocale(),
  ];
  const facts = await Promise.all(
    fields
      // The name is the page's title.
      .filter(({ name }) => name !== 'name')
      .map(async (field) => ({
        name: field.name,
        text: await fieldText(field, record[field.name], locale),
      })),
  );
  const known = facts.filter(({ text }) => text !== null);
  if (known.length === 0) return null;
  return (
    <FactSection id={id} title={t(id)}>
      {known.map(({ name, text }) => (
        <RecordFact key={name} name={fieldWord(name)}>
          <bdi>{text}</bdi>
        </RecordFact>
      ))}
    </FactSection>
  );
}

interface FactSectionProps {
  readonly id: string;
  readonly title: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

export function FactSection({ id, title, hint, children }: FactSectionProps) {
  return (
    <section className="record-facts" aria-labelledby={`facts-${id}`}>
      <h2 id={`facts-${id}`}>{title}</h2>
      {hint ? <p className="fd-hint">{hint}</p> : null}
      <dl>{children}</dl>
    </section>
  );
}

export function RecordFact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
