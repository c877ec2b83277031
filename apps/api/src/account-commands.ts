import { badRequest, type Config, type Context } from './context/index.js';
import {
  ApiTokensService,
  ApiTokensStore,
  CreatedRows,
  CreatorsStore,
  SecurityLogService,
} from './identity/index.js';
import { createdWebhooksSql } from './webhooks/index.js';
import { CliSignIn } from './cli-sign-in.js';

/** What else there is, the launcher lists (apps/launcher/src/commands). */
const usage = `  token create NAME    makes an API token and shows it, this once
  token list           lists the API tokens by their last four characters
  token revoke ID      ends an API token
  sign-in EMAIL        makes a link that signs this person in within an hour

Without --account it is the live account.`;

/** The operator's commands for accounts: the way in, before anybody can sign in. */
export class AccountCommands {
  private readonly tokens: ApiTokensService;

  constructor(
    private readonly ctx: Context,
    private readonly config: Config,
  ) {
    const created = new CreatedRows();
    created.register(createdWebhooksSql);
    this.tokens = new ApiTokensService(
      new ApiTokensStore(created),
      new SecurityLogService(),
      new CreatorsStore(),
    );
  }

  async run([noun, verb, subject, ...rest]: readonly (string | undefined)[]): Promise<string> {
    const asked = [noun, verb].join(' ');
    if (rest.length > 0) return usageError();
    if (noun === 'sign-in' && verb && !subject) return new CliSignIn(this.ctx, this.config).linkFor(verb);
    if (asked === 'token list' && !subject) return this.listTokens();
    if (asked === 'token create' && subject) return this.createToken(subject);
    if (asked === 'token revoke' && subject) return this.revokeToken(subject);
    return usageError();
  }

  private async createToken(name: string): Promise<string> {
    const { id, token } = await this.tokens.create(this.ctx, { name: name.slice(0, 255) });
    return `${token}\n\nThis is ${id} of the ${this.ctx.account.mode} account. It is not shown again.`;
  }

  private async listTokens(): Promise<string> {
    const { data } = await this.tokens.list(this.ctx, { per_page: 1000 });
    return data
      .map(({ id, last_four, created_at, revoked_at, name }) =>
        [id, `…${last_four}`, created_at, revoked_at ? `revoked ${revoked_at}` : 'in use', name].join('  '),
      )
      .join('\n');
  }

  private async revokeToken(id: string): Promise<string> {
    const { last_four } = await this.tokens.revoke(this.ctx, id);
    const { total } = await this.tokens.listCreated(this.ctx, id, { per_page: 1 });
    const left = `\n\nWhat it created still works (${total}): the dashboard lists it under API tokens.`;
    return `The token …${last_four} is revoked: within a second it is refused everywhere.${total > 0 ? left : ''}`;
  }
}

function usageError(): never {
  throw badRequest(usage);
}
