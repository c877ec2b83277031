import { CreatePolicy, PolicyId, PolicyListQuery, UpdatePolicy } from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../context/index.js';
import { Ctx, Operation } from '../http/index.js';
import { PoliciesService } from './policies.service.js';

const PolicyPath = z.object({ policy_id: PolicyId });
type PolicyPath = z.infer<typeof PolicyPath>;

@Controller()
export class PoliciesController {
  constructor(private readonly policies: PoliciesService) {}

  @Operation('policies.list')
  list(@Ctx() ctx: Context, @Query({ schema: PolicyListQuery }) query: PolicyListQuery) {
    return this.policies.list(ctx, query);
  }

  @Operation('policies.create')
  create(@Ctx() ctx: Context, @Body({ schema: CreatePolicy }) input: CreatePolicy) {
    return this.policies.create(ctx, input);
  }

  @Operation('policies.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: PolicyPath }) path: PolicyPath) {
    return this.policies.getById(ctx, path.policy_id);
  }

  @Operation('policies.updateById')
  updateById(
    @Ctx() ctx: Context,
    @Param({ schema: PolicyPath }) path: PolicyPath,
    @Body({ schema: UpdatePolicy }) input: UpdatePolicy,
  ) {
    return this.policies.updateById(ctx, path.policy_id, input);
  }
}
