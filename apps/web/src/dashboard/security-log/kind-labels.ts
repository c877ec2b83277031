import type { SecurityEventKind } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';

/** A dot in the name of a message would be a step into a group of them. */
type LabelledKind<Kind extends string> = Kind extends `${infer Noun}.${infer Verb}`
  ? `kind_${Noun}_${Verb}`
  : never;

function wordOf<Kind extends SecurityEventKind>(kind: Kind): LabelledKind<Kind>;
function wordOf(kind: string): string {
  return `kind_${kind.replace('.', '_')}`;
}

/** What a kind of event says, in plain language. */
export async function kindLabels(): Promise<(kind: SecurityEventKind) => string> {
  const t = await getTranslations('securityLog');
  return (kind) => t(wordOf(kind));
}
