import type {
  CreatePolicy,
  PathOf,
  PolicyListQuery,
  PolicyVersionListQuery,
  ProvePolicy,
  RollBackPolicy,
  UpdatePolicy,
} from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../http/index.js';
import { FactCatalogService } from './fact-catalog.service.js';
import { PoliciesService } from './policies.service.js';
import { PolicyProofsService } from './policy-proofs.service.js';
import { PolicyVersionsService } from './policy-versions.service.js';

type PolicyPath = PathOf<'policies.findById'>;

@Controller()
export class PoliciesController {
  constructor(
    private readonly policies: PoliciesService,
    private readonly versions: PolicyVersionsService,
    private readonly factCatalog: FactCatalogService,
    private readonly proofs: PolicyProofsService,
  ) {}

  @Operation('policies.listFacts')
  listFacts(@Ctx() ctx: Context) {
    return this.factCatalog.list(ctx);
  }

  @Operation('policies.list')
  list(@Ctx() ctx: Context, @Query() query: PolicyListQuery) {
    return this.policies.list(ctx, query);
  }

  @Operation('policies.create')
  create(@Ctx() ctx: Context, @Body() input: CreatePolicy) {
    return this.policies.create(ctx, input);
  }

  @Operation('policies.prove')
  prove(@Ctx() ctx: Context, @Body() input: ProvePolicy) {
    return this.proofs.prove(ctx, input);
  }

  @Operation('policies.findById')
  findById(@Ctx() ctx: Context, @Path() path: PolicyPath) {
    return this.policies.getById(ctx, path.policy_id);
  }

  @Operation('policies.updateById')
  updateById(@Ctx() ctx: Context, @Path() path: PolicyPath, @Body() input: UpdatePolicy) {
    return this.policies.updateById(ctx, path.policy_id, input);
  }

  @Operation('policies.findProof')
  findProof(@Ctx() ctx: Context, @Path() path: PolicyPath) {
    return this.proofs.prove(ctx, path);
  }

  @Operation('policies.listVersions')
  listVersions(@Ctx() ctx: Context, @Path() path: PolicyPath, @Query() query: PolicyVersionListQuery) {
    return this.versions.list(ctx, path.policy_id, query);
  }

  @Operation('policies.rollBack')
  rollBack(@Ctx() ctx: Context, @Path() path: PolicyPath, @Body() input: RollBackPolicy) {
    return this.policies.rollBack(ctx, path.policy_id, input);
  }
}
