import { EventKind } from '@firstday/domain';

/** What events are about, as a person thinks of it, by the records that begin their names. */
const areas = [
  { id: 'people', nouns: ['employee', 'message', 'onboarding_link', 'signing_consent'] },
  { id: 'forms', nouns: ['task', 'representative'] },
  { id: 'work', nouns: ['placement', 'employer', 'client', 'job'] },
  { id: 'checks', nouns: ['everify_case', 'integrity_check'] },
] as const;

/** Every kind of event in one area. */
export const eventAreas = areas.map(({ id, nouns }) => ({
  id,
  kinds: EventKind.options.filter((kind) => nouns.some((noun) => kind.startsWith(`${noun}.`))),
}));
