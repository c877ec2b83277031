import type { EverifyCase, EverifyCaseListQuery, NumberedPage } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context } from '../context/index.js';
import { toPage } from '../http/index.js';
import { wrongFilters } from '../identity/index.js';
import { CaseAccess } from './case-access.js';
import { CaseWriter } from './case-writer.js';
import { EverifyCasesStore } from './everify-cases.store.js';

/** Cases as they stand, for those who may see them. */
@Injectable()
export class EverifyCasesService {
  constructor(
    private readonly store: EverifyCasesStore,
    private readonly writer: CaseWriter,
    private readonly access: CaseAccess,
  ) {}

  async list(ctx: Context, query: EverifyCaseListQuery): Promise<NumberedPage<EverifyCase>> {
    assertKnownFilters(query);
    const { rows, total } = await this.store.list(ctx, query);
    return toPage(await this.writer.toResources(ctx, rows), total, query);
  }

  async findById(ctx: Context, id: string): Promise<EverifyCase> {
    return this.writer.toResource(ctx, await this.access.getCase(ctx, id));
  }
}

function assertKnownFilters({ case_statuses, case_tracking }: EverifyCaseListQuery): void {
  const filters = {
    ...(case_statuses === undefined ? {} : { case_statuses }),
    ...(case_tracking === undefined ? {} : { case_tracking }),
  };
  const [wrong] = wrongFilters('everify_cases', filters);
  if (wrong) throw badRequest(`${wrong.name}: ${wrong.wrong}`);
}
