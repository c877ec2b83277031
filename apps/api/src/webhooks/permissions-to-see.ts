import { type DeliveredKind, EventKind, type Permission } from '@firstday/domain';

const permissionOf = {
  client: 'client:view',
  employee: 'employee:view',
  employer: 'employer:view',
  everify_case: 'everify:view',
  onboarding_link: 'employee:view',
  job: 'job:view',
  placement: 'placement:view',
  task: 'task:view',
} as const satisfies Record<string, Permission>;
type Noun = keyof typeof permissionOf;

const isNoun = (word: string): word is Noun => Object.hasOwn(permissionOf, word);

/** What whoever is sent events of these kinds is let see; those of every kind where none are named. */
export function permissionsToSee(kinds: readonly DeliveredKind[]): Permission[] {
  const all = kinds.length === 0 ? EventKind.options : kinds;
  const permissions = all.flatMap((kind) => {
    const noun = kind.slice(0, kind.indexOf('.'));
    // A test of a webhook says nothing of any record.
    if (kind === 'webhook.test') return [];
    if (!isNoun(noun)) throw new Error(`nobody is known to see ${kind}`);
    return [permissionOf[noun]];
  });
  return [...new Set(permissions)];
}
