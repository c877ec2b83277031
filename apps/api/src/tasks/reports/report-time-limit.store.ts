import { Inject, Injectable } from '@nestjs/common';
import { badRequest, CONFIG, type Config, type Context, inSnapshot } from '../../context/index.js';
import { statement } from '../../database/index.js';

/** Until the transaction ends. */
const limit = statement('reports.limit', `SELECT set_config('statement_timeout', $1, TRUE)`);
/** PostgreSQL's code of a statement that was stopped. */
const stopped = '57014';

/** Lets a report count for so long and no longer: meanwhile it takes a connection, and time of the database, from everybody. */
@Injectable()
export class ReportTimeLimitStore {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** @throws ProblemError 400 where counting takes too long */
  async within<Result>(caller: Context, count: (ctx: Context) => Promise<Result>): Promise<Result> {
    try {
      return await inSnapshot(caller, async (ctx) => {
        await ctx.db.run(limit, [`${this.config.reportSeconds}s`]);
        return count(ctx);
      });
    } catch (error) {
      if (!isStopped(error)) throw error;
      throw badRequest('This report takes too long to count: choose a shorter period, or one employer');
    }
  }
}

const isStopped = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === stopped;
