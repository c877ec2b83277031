import { CreateUserGroup } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type Context, invalidInput } from '../context/index.js';
import { UserGroupsService } from '../identity/index.js';
import { ConfigurationKind, type Configured } from './configuration-kind.js';
import { listAll } from './list-all.js';

const GroupFile = z.strictObject({
  /** Of a group that every account begins with. */
  key: z.string().max(64).optional(),
  name: CreateUserGroup.shape.name,
  permissions: CreateUserGroup.shape.permissions.transform((given) => [...new Set(given)].sort()),
  access_rule: CreateUserGroup.shape.access_rule.transform((rule) => rule ?? null),
});
type GroupFile = z.infer<typeof GroupFile>;

/** `groups/`: told apart by their keys, or their names. The admin group never changes, and who is in a group is no configuration. */
@Injectable()
export class GroupFiles extends ConfigurationKind<GroupFile> {
  readonly folder = 'groups';
  readonly schema = GroupFile;
  readonly canRetire = false;

  constructor(private readonly groups: UserGroupsService) {
    super();
  }

  identityOf({ key, name }: GroupFile): string {
    return key === undefined ? name : `key ${key}`;
  }

  mayShareName({ key }: GroupFile): boolean {
    return key === undefined;
  }

  async list(ctx: Context): Promise<Configured<GroupFile>[]> {
    const groups = await listAll((query) => this.groups.list(ctx, query));
    return groups
      .filter(({ key }) => key !== 'admin')
      .map(({ id, key, name, permissions, access_rule }) => {
        const content = GroupFile.parse({ ...(key && { key }), name, permissions, access_rule });
        return { id, identity: this.identityOf(content), isRetired: false, content };
      });
  }

  async create(ctx: Context, { key, ...content }: GroupFile): Promise<void> {
    if (key !== undefined)
      throw invalidInput([
        { _tag: 'Refinement', path: ['key'], message: 'No group of this key can be configured here' },
      ]);
    await this.groups.create(ctx, content);
  }

  async update(
    ctx: Context,
    { id, content: before }: Configured<GroupFile>,
    after: GroupFile,
  ): Promise<void> {
    const { name, permissions, access_rule } = after;
    // A rule that is given takes links away from its people, even where it says what it said.
    const isSameRule = JSON.stringify(before.access_rule) === JSON.stringify(access_rule);
    await this.groups.updateById(ctx, id, { name, permissions, ...(isSameRule ? {} : { access_rule }) });
  }

  retire(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
