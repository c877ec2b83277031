import { badRequest, type Context } from '../context/index.js';
import type { ConfigurationService } from './configuration.service.js';
import { planText, type PlannedChange } from './planned-change.js';

export const configurationCommandsHelp = `  config export DIR    writes the account's policies, forms, custom properties, groups, themes and webhooks to a folder
  config diff DIR      shows what applying the folder would change; ends with 2 where that is something [--prune] [--json]
  config apply DIR     shows that, asks, and applies all of it or nothing [--prune] [--yes]`;

export interface ConfigurationOptions {
  /** Takes out of use what is not in the folder. */
  readonly prune: boolean;
  readonly json: boolean;
  readonly yes: boolean;
}

interface Terminal {
  write(text: string): void;
  /** Undefined where nobody can be asked. */
  readonly ask?: (question: string) => Promise<string>;
}

/** `config …` of the console. */
export class ConfigurationCommands {
  constructor(
    private readonly ctx: Context,
    private readonly service: ConfigurationService,
    private readonly terminal: Terminal,
  ) {}

  /** @returns the exit code: 2 where `diff` finds differences */
  async run([verb, dir, ...rest]: readonly string[], options: ConfigurationOptions): Promise<number> {
    if (!dir || rest.length > 0) throw badRequest(configurationCommandsHelp);
    if (verb === 'export') return this.export(dir);
    if (verb === 'diff') return this.diff(dir, options);
    if (verb === 'apply') return this.apply(dir, options);
    throw badRequest(configurationCommandsHelp);
  }

  private async export(dir: string): Promise<number> {
    this.terminal.write(`${await this.service.export(this.ctx, dir)} files of configuration were written.`);
    return 0;
  }

  private async diff(dir: string, { prune, json }: ConfigurationOptions): Promise<number> {
    const changes = await this.service.plan(this.ctx, dir, prune);
    this.terminal.write(json ? JSON.stringify({ changes }, null, 2) : planText(changes));
    return changes.some(isChange) ? 2 : 0;
  }

  private async apply(dir: string, { prune, yes }: ConfigurationOptions): Promise<number> {
    const confirm = async (changes: readonly PlannedChange[]) => {
      this.terminal.write(planText(changes));
      return changes.some(isChange) && (yes || this.isWanted());
    };
    const done = await this.service.apply(this.ctx, dir, { prune, confirm });
    if (!done) this.terminal.write('Nothing was changed.');
    else this.terminal.write(['Applied.', ...webhookNotes(done)].join('\n'));
    return 0;
  }

  private async isWanted(): Promise<boolean> {
    const { mode } = this.ctx.account;
    if (!this.terminal.ask) throw badRequest('Nobody can be asked here: give --yes');
    return (await this.terminal.ask(`Apply this to the ${mode} account? Type yes: `)).trim() === 'yes';
  }
}

const isChange = ({ action }: PlannedChange) => action !== 'kept';

const webhookNotes = (changes: readonly PlannedChange[]) =>
  changes.some(({ action, folder }) => action === 'create' && folder === 'webhooks')
    ? ['New webhooks have signing secrets of their own: read them in the dashboard, under Webhooks.']
    : [];
