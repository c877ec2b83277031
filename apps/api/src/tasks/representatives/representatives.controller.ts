import type { NameRepresentative, PathOf, ReviewRepresentative } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path } from '../../http/index.js';
import { RepresentativeReviewService } from './representative-review.service.js';
import { RepresentativesService } from './representatives.service.js';

type TaskPath = PathOf<'tasks.nameRepresentative'>;

@Controller()
export class RepresentativesController {
  constructor(
    private readonly representatives: RepresentativesService,
    private readonly reviews: RepresentativeReviewService,
  ) {}

  @Operation('tasks.nameRepresentative')
  name(@Ctx() ctx: Context, @Path() path: TaskPath, @Body() input: NameRepresentative) {
    return this.representatives.name(ctx, path.task_id, input);
  }

  @Operation('tasks.createRepresentativeCode')
  createCode(@Ctx() ctx: Context, @Path() path: TaskPath) {
    return this.representatives.createCode(ctx, path.task_id);
  }

  @Operation('tasks.listRepresentatives')
  list(@Ctx() ctx: Context, @Path() path: TaskPath) {
    return this.representatives.list(ctx, path.task_id);
  }

  @Operation('tasks.reviewRepresentative')
  review(@Ctx() ctx: Context, @Path() path: TaskPath, @Body() input: ReviewRepresentative) {
    return this.reviews.review(ctx, path.task_id, input);
  }

  @Operation('tasks.revokeRepresentative')
  revoke(@Ctx() ctx: Context, @Path() path: TaskPath) {
    return this.representatives.revoke(ctx, path.task_id);
  }
}
