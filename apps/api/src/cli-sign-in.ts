import { EmailAddress } from '@firstday/domain';
import { CustomPropertiesStore, CustomScopeProperties } from './records/index.js';
import {
  AdministratorsStore,
  CreatorsStore,
  LastAdministratorService,
  MagicLinkIssuerService,
  MagicLinksService,
  MagicLinksStore,
  PasswordHashing,
  PasswordsService,
  RuleFactsService,
  RuleRecordsStore,
  SecurityLogService,
  UserGroupsService,
  UserGroupsStore,
  UserLinksService,
  UserLinksStore,
  UsersService,
  UsersStore,
} from './identity/index.js';
import { badRequest, type Config, type Context, inTransaction } from './context/index.js';

/** The operator owns both accounts, and so may say who is one person in them. */
export class CliSignIn {
  private readonly store = new UsersStore();
  private readonly linksStore = new UserLinksStore();
  private readonly userLinks: UserLinksService;
  private readonly users: UsersService;
  private readonly magicLinks: MagicLinksService;

  constructor(
    private readonly ctx: Context,
    config: Config,
  ) {
    const log = new SecurityLogService();
    this.userLinks = new UserLinksService(this.linksStore, this.store, log);
    const last = new LastAdministratorService(new AdministratorsStore());
    const properties = new CustomScopeProperties(new CustomPropertiesStore());
    const facts = new RuleFactsService(properties, new RuleRecordsStore());
    const groups = new UserGroupsService(new UserGroupsStore(), facts, last, log);
    const passwords = new PasswordsService(ctx.db, new PasswordHashing());
    // The operator reads the link off the terminal, and changes no email address.
    const messages = { send: async () => false, sendEmailChanged: async () => undefined };
    this.users = new UsersService(this.store, groups, last, log, passwords, new CreatorsStore(), messages);
    this.magicLinks = new MagicLinksService(
      new MagicLinkIssuerService(new MagicLinksStore(), log, config),
      this.users,
      this.store,
      messages,
    );
  }

  /** @returns a link that signs the person in to the account that was named */
  linkFor(email: string): Promise<string> {
    if (!EmailAddress.safeParse(email).success) throw badRequest(`${email} is not an email address`);
    return inTransaction(this.ctx, async (ctx) => {
      await this.addAdministrator(ctx, email);
      return (await this.magicLinks.create(ctx, { user_email: email, expire_in: 3600 })).url;
    });
  }

  /** A new user becomes an administrator here, and in the other account too where they have no user there. */
  private async addAdministrator(ctx: Context, email: string): Promise<void> {
    const other = await this.inOtherAccount(ctx);
    const isHere = (await this.find(ctx, email)) !== undefined;
    const isThere = other !== undefined && (await this.find(other, email)) !== undefined;
    if (!isHere) await this.users.create(ctx, { email, user_group_ids: ['admin'] });
    if (other && !isHere && !isThere) await this.users.create(other, { email, user_group_ids: ['admin'] });
    if (other) await this.link(ctx, other, email);
  }

  private async link(ctx: Context, other: Context, email: string): Promise<void> {
    const [here, there] = [await this.find(ctx, email), await this.find(other, email)];
    if (!here || !there) return;
    const isLinked = [
      await this.userLinks.findLinked(ctx, here),
      await this.userLinks.findLinked(ctx, there),
    ].some(Boolean);
    if (isLinked) return;
    const [live, test] = ctx.account.mode === 'live' ? [here, there] : [there, here];
    await this.userLinks.link(ctx, { live, test, madeBy: 'console' });
  }

  private async inOtherAccount(ctx: Context): Promise<Context | undefined> {
    const { organizationId, mode } = ctx.account;
    const account = await this.linksStore.account(ctx.db, organizationId, mode === 'live' ? 'test' : 'live');
    return account && { ...ctx, account };
  }

  private find(ctx: Context, email: string) {
    return this.store.named(ctx, email, undefined);
  }
}
