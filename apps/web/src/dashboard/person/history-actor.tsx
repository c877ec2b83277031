import './person.css';
import type { HistoryEntry } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';

interface HistoryActorProps {
  readonly entry: HistoryEntry;
}

const kinds = {
  anonymous: 'whoLink',
  api_token: 'whoToken',
  user_session: 'whoPerson',
  component_session: 'whoComponent',
  component_token: 'whoComponent',
  everify: 'whoEverify',
  system: 'whoSystem',
} as const;

const isNamed = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind);

/** Who did it: by name where there is one, else by what they came with. */
export async function HistoryActor({ entry: { actor, detail } }: HistoryActorProps) {
  const t = await getTranslations('person');
  const what = isNamed(actor.kind)
    ? t(kinds[actor.kind])
    : actor.kind === 'form_session'
      ? t(detail['side'] === 'employer' ? 'whoEmployer' : 'whoEmployee')
      : t('whoUnknown');
  if (actor.name === null) return <span>{what}</span>;
  return (
    <span className="person-two-lines">
      <bdi>{actor.name}</bdi>
      <span className="fd-muted">{what}</span>
    </span>
  );
}
