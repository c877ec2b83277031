import { PassThrough, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { PolicyDraft, PolicyReplayLine } from '@firstday/domain';
import {
  evaluate,
  explainSentence,
  type FactCatalog,
  PolicyReplay,
  type PolicyVersion,
  type ReplayedPlacement,
} from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import { ConcurrencyLimit } from '../background/index.js';
import { type Context, inSnapshot } from '../context/index.js';
import { FormsService } from '../forms/index.js';
import { sendToReader } from '../http/index.js';
import { SecurityLogService } from '../identity/index.js';
import { type DraftedPolicy, FactCatalogService, PolicyDraftsService } from '../policies/index.js';
import { VisiblePlacementFacts, type VisiblePlacement } from './visible-placement-facts.js';

const placementsAtOnce = 500;
/** Others wait for no more than some milliseconds of deciding. */
const decidedAtOnce = 50;
/** A replay holds a connection to the database for as long as it is read. */
const mostReplays = { ofAccount: 2, ofProcess: 4 } as const;

type ReplayedForm = Extract<PolicyReplayLine, { kind: 'placement' }>['gained'][number];

interface PreparedReplay {
  readonly drafted: DraftedPolicy;
  readonly replay: PolicyReplay;
  readonly catalog: FactCatalog;
  readonly forms: ReadonlyMap<string, ReplayedForm>;
}

/** Says of each open placement what a change of a policy would change. */
@Injectable()
export class PolicyReplaysService {
  private readonly ofAccount = new ConcurrencyLimit(mostReplays.ofAccount);
  private readonly ofProcess = new ConcurrencyLimit(mostReplays.ofProcess);

  constructor(
    private readonly drafts: PolicyDraftsService,
    private readonly placements: VisiblePlacementFacts,
    private readonly factCatalog: FactCatalogService,
    private readonly forms: FormsService,
    private readonly log: SecurityLogService,
  ) {}

  /**
   * Begins a replay, which goes on as it is read.
   * @throws ProblemError 400 or 404 for a draft that could not be kept, 429 where too many are under way
   */
  async begin(ctx: Context, draft: PolicyDraft): Promise<Readable> {
    const prepared = await this.prepare(ctx, draft);
    const output = new PassThrough();
    // Where it is refused there is an answer to say so, and nobody listens to the stream.
    output.on('error', () => undefined);
    await new Promise<void>((resolve, reject) => {
      this.limited(ctx, () => this.write(ctx, prepared, { output, onBegun: resolve })).catch(
        (error: unknown) => {
          reject(error);
          output.destroy(error instanceof Error ? error : new Error('a replay broke off'));
        },
      );
    });
    return output;
  }

  private limited(ctx: Context, work: () => Promise<void>): Promise<void> {
    return this.ofAccount.run(ctx.account.id, () => this.ofProcess.run('all', work));
  }

  private async prepare(ctx: Context, draft: PolicyDraft): Promise<PreparedReplay> {
    const drafted = await this.drafts.read(ctx, draft);
    const { before, after, active } = drafted;
    const conditions = [after, ...(before ? [before] : [])].map(({ condition }) => condition);
    const keys = [...new Set([...after.forms, ...(before?.forms ?? [])])];
    const forms = await this.forms.byKeys(ctx, keys);
    return {
      drafted,
      replay: new PolicyReplay({ before, after, policies: active }),
      catalog: await this.factCatalog.load(ctx, conditions),
      forms: new Map(
        forms.map(({ id, key, name }) => [key, { form_id: id, form_key: key, form_name: name }]),
      ),
    };
  }

  private write(
    ctx: Context,
    prepared: PreparedReplay,
    { output, onBegun }: { readonly output: PassThrough; readonly onBegun: () => void },
  ): Promise<void> {
    return inSnapshot(ctx, async (snapshot) => {
      await this.log.record(ctx, { kind: 'policy.replayed' });
      const totals = { checked: 0, gained: 0, lost: 0, undecided: 0, unchanged: 0 };
      let part = await this.placements.readAfter(snapshot, { after: undefined, most: placementsAtOnce });
      onBegun();
      for (;;) {
        for (let from = 0; from < part.placements.length; from += decidedAtOnce) {
          const lines = part.placements
            .slice(from, from + decidedAtOnce)
            .flatMap((placement) => replayOne(prepared, placement, totals));
          // Also without a line: whoever has gone is not decided for.
          await sendToReader(output, lines.map(toText).join(''));
          await setImmediate();
        }
        if (part.last === undefined) break;
        part = await this.placements.readAfter(snapshot, { after: part.last, most: placementsAtOnce });
      }
      await sendToReader(output, toText({ kind: 'totals', ...totals }));
      output.end();
    });
  }
}

const toText = (line: PolicyReplayLine) => `${JSON.stringify(line)}\n`;

type Totals = Record<keyof ReplayedPlacement | 'checked' | 'unchanged', number>;

function replayOne(
  prepared: PreparedReplay,
  placement: VisiblePlacement,
  totals: Totals,
): PolicyReplayLine[] {
  const { id, employee, facts } = placement;
  const changed = prepared.replay.replay(facts);
  totals.checked += 1;
  if (changed === null) {
    totals.unchanged += 1;
    return [];
  }
  for (const kind of ['gained', 'lost', 'undecided'] as const)
    if (changed[kind].length > 0) totals[kind] += 1;
  const forms = (keys: readonly string[]) => keys.flatMap((key) => prepared.forms.get(key) ?? []);
  return [
    {
      kind: 'placement',
      placement_id: id,
      employee_id: employee.id,
      employee_name: `${employee.first_name} ${employee.last_name}`,
      gained: forms(changed.gained),
      lost: forms(changed.lost),
      undecided: forms(changed.undecided),
      reason: reasonOf(prepared, placement, changed),
    },
  ];
}

/** Why, by the policy as it would be; where it asks for these forms no longer, there is no condition to explain. */
function reasonOf(
  { drafted: { before, after }, catalog }: PreparedReplay,
  { facts }: VisiblePlacement,
  { gained, undecided, lost }: ReplayedPlacement,
): string {
  const asks = ({ forms, status }: PolicyVersion) =>
    status === 'active' && [...gained, ...undecided, ...lost].some((form) => forms.includes(form));
  return asks(after)
    ? explainSentence(evaluate(after.condition, facts), catalog)
    : `“${before?.name ?? after.name}” would not ask for it any more.`;
}
