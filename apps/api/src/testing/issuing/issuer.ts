import { grantedByNameOnly, type OperationId, ordinaryPermissions, type Permission } from '@firstday/domain';
import type { IssuingWorld, Sent } from './issuing-world.js';

/** Records that are there from the beginning: of these, what is seen is compared record by record. */
const ofRecords: readonly OperationId[] = [
  'clients.list',
  'employees.list',
  'employers.list',
  'jobs.list',
  'placements.list',
  'tasks.list',
  'everify_cases.list',
];
/** Lists that grow meanwhile: whether they are seen at all. */
const ofSettings: readonly OperationId[] = [
  'api_tokens.list',
  'connected_organizations.list',
  'custom_properties.list',
  'forms.list',
  'policies.list',
  'themes.list',
  'user_groups.list',
  'webhooks.list',
];
export const readOperations = [...ofRecords, ...ofSettings];
export type ReadOperation = (typeof readOperations)[number];

/** What a caller sees of a list: each record, marked where its sensitive values are in clear. */
export type VisibleRecords = ReadonlySet<string>;

/** What a credential sees through an operation, over HTTP. */
export async function visibleTo(
  { api }: IssuingWorld,
  reading: ReadOperation,
  sent: Sent,
): Promise<VisibleRecords> {
  const { status, body } = await api.call(reading, { ...sent, query: { per_page: 100 } });
  if (status !== 200) return new Set();
  if (!ofRecords.includes(reading)) return new Set(['the list']);
  return new Set(
    body.data.flatMap(({ id, social_security_number: number }: Shown) =>
      number?.startsWith('219') ? [id, `${id} in clear`] : [id],
    ),
  );
}

interface Shown {
  readonly id: string;
  readonly social_security_number?: string | null;
}

/** What was given to somebody. */
interface Grant {
  readonly id: string;
  readonly groupIds: readonly string[];
  /** For every record. */
  readonly forAll: ReadonlySet<Permission>;
  /** For any record. */
  readonly forSome: ReadonlySet<Permission>;
}

/** A caller who grants authority; what they have is determined from outside, by calling as them. */
export class Issuer {
  private readonly seen = new Map<ReadOperation, Promise<VisibleRecords>>();

  readonly id: string;
  readonly groupIds: readonly string[];
  readonly forAll: ReadonlySet<Permission>;
  readonly forSome: ReadonlySet<Permission>;

  constructor(
    private readonly world: IssuingWorld,
    readonly sent: Sent,
    { id, groupIds, forAll, forSome }: Grant,
  ) {
    this.id = id;
    this.groupIds = groupIds;
    this.forAll = forAll;
    this.forSome = forSome;
  }

  /** Asked once, before anything of them is changed. */
  visible(reading: ReadOperation): Promise<VisibleRecords> {
    const known = this.seen.get(reading) ?? visibleTo(this.world, reading, this.sent);
    this.seen.set(reading, known);
    return known;
  }

  /** @throws Error where the credential sees what its issuer does not */
  async assertSeesAllOf(sent: Sent, reading: ReadOperation): Promise<void> {
    const [theirs, own] = [await visibleTo(this.world, reading, sent), await this.visible(reading)];
    const beyond = [...theirs].filter((one) => !own.has(one));
    if (beyond.length > 0)
      throw new Error(`what was issued sees by ${reading} what its issuer does not: ${beyond.join(', ')}`);
  }

  /** @throws Error where the issuer does not have a permission for every record */
  assertHolds(permissions: readonly Permission[]): void {
    const lacking = permissions.filter(
      (permission) => !this.forAll.has(permission) && !this.mayGiveByName(permission),
    );
    if (lacking.length > 0)
      throw new Error(`its issuer does not hold ${lacking.join(', ')} for every record`);
  }

  /** A person who has everything else gives what is nobody's from the start; a token does not. */
  private mayGiveByName(permission: Permission): boolean {
    const isPerson = this.groupIds.length > 0;
    return (
      isPerson &&
      grantedByNameOnly.includes(permission) &&
      ordinaryPermissions.every((other) => this.forAll.has(other))
    );
  }
}
