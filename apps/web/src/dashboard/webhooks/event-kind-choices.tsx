import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { eventAreas } from '../events/event-areas';
import { eventKindLabels } from '../events/event-kind-labels';
import { maySeeKind } from '../events/visible-kinds';
import { CheckboxList } from '../forms/checkbox-list';

interface EventKindChoicesProps {
  readonly session: UserSession;
  readonly initial: readonly string[];
}

/** The kinds of events area by area, each with what it means; nobody has records sent that they may not see. */
export async function EventKindChoices({ session, initial }: EventKindChoicesProps) {
  const [t, words] = [await getTranslations('webhooks'), await eventKindLabels()];
  return eventAreas.map(({ id, kinds }) => (
    <CheckboxList
      key={id}
      name="events"
      id={`events-${id}`}
      label={t(`area_${id}`)}
      choices={kinds.map((kind) => ({
        value: kind,
        label: words(kind),
        hint: maySeeKind(session, kind) ? kind : t('kindNotYours', { kind }),
        // One that stands there already is sent on with the rest, to be taken away or kept.
        isDisabled: !maySeeKind(session, kind) && !initial.includes(kind),
      }))}
      initial={initial}
    />
  ));
}
