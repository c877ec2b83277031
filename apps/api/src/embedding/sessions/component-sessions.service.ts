import type {
  ComponentSession,
  ComponentSessionCreated,
  ComponentTheme,
  RedeemComponentCode,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden, notFound, ProblemError } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { AccountsService, isComponentActor, SecurityLogService, type Visitor } from '../../identity/index.js';
import { EmployersThemeStore } from '../../records/index.js';
import { hashToken, newToken } from '../../sealing/index.js';
import type { ComponentSessionEntity } from './component-session.entity.js';
import { componentLogEntry } from './component-log-entry.js';
import { ComponentsStore } from './components.store.js';

/** Sessions of embedded components: each begins with the code of a link, once. */
@Injectable()
export class ComponentSessionsService {
  constructor(
    private readonly store: ComponentsStore,
    private readonly database: Database,
    private readonly log: SecurityLogService,
    private readonly accounts: AccountsService,
    private readonly themes: EmployersThemeStore,
  ) {}

  async redeem(
    arrival: Omit<Visitor, 'accountId'>,
    { code }: RedeemComponentCode,
  ): Promise<ComponentSessionCreated> {
    const token = newToken('component');
    const hash = hashToken(code);
    const row = await this.database.ofCredential('component_code', hash).transaction(async (db) => {
      const redeemed = await this.store.redeem(db, hash, hashToken(token), arrival.now);
      if (!redeemed)
        throw new ProblemError(404, 'ResourceNotFoundError', 'This code was used, or has expired');
      const visitor = { ...arrival, accountId: redeemed.account_id };
      await this.log.recordForVisitor(db, visitor, {
        kind: 'component_link.used',
        ...componentLogEntry(redeemed),
      });
      return redeemed;
    });
    const [account, theme] = await Promise.all([
      this.accounts.findById(row.account_id),
      this.themes.findOfComponents(this.database.ofAccount(row.account_id), row.account_id),
    ]);
    return { ...toSession(row, account?.mode === 'test', theme), token };
  }

  async current(ctx: Context): Promise<ComponentSession> {
    const { actor } = ctx;
    if (!isComponentActor(actor)) throw forbidden();
    const row = await this.store.find(ctx, actor.sessionId);
    if (!row) throw notFound('session');
    const theme = await this.themes.findOfComponents(ctx.db, ctx.account.id);
    return toSession(row, ctx.account.mode === 'test', theme);
  }
}

function toSession(
  row: ComponentSessionEntity,
  isTest: boolean,
  theme: ComponentTheme | null,
): ComponentSession {
  if (!row.expires_at) throw new Error('the code of this component was not redeemed');
  return {
    id: row.id,
    component: row.component,
    employee_id: row.employee_id,
    filters: { ...row.filters },
    is_test: isTest,
    expires_at: row.expires_at.toISOString(),
    theme: theme && { light: theme.light, dark: theme.dark },
  };
}
