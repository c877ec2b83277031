import type { DeliveredKind } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';

/** A dot in the name of a message would be a step into a group of them. */
type LabelledKind<Kind extends string> = Kind extends `${infer Noun}.${infer Verb}`
  ? `${Noun}_${Verb}`
  : never;

function keyOf<Kind extends DeliveredKind>(kind: Kind): LabelledKind<Kind>;
function keyOf(kind: string): string {
  return kind.replace('.', '_');
}

/** What a kind of event says, in plain language. */
export async function eventKindLabels(): Promise<(kind: DeliveredKind) => string> {
  const t = await getTranslations('eventKinds');
  return (kind) => t(keyOf(kind));
}
