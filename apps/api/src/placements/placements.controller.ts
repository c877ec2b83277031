import {
  CreatePlacement,
  PlacementId,
  PlacementListQuery,
  PreviewPlacement,
  PreviewPlacementQuery,
  PreviewPlacementTasks,
  UpdatePlacement,
} from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../context/index.js';
import { Ctx, Operation } from '../http/index.js';
import { PlacementExplanationsService } from './placement-explanations.service.js';
import { PlacementsService } from './placements.service.js';

const PlacementPath = z.object({ placement_id: PlacementId });
type PlacementPath = z.infer<typeof PlacementPath>;

@Controller()
export class PlacementsController {
  constructor(
    private readonly placements: PlacementsService,
    private readonly explanations: PlacementExplanationsService,
  ) {}

  @Operation('placements.list')
  list(@Ctx() ctx: Context, @Query({ schema: PlacementListQuery }) query: PlacementListQuery) {
    return this.placements.list(ctx, query);
  }

  @Operation('placements.create')
  create(@Ctx() ctx: Context, @Body({ schema: CreatePlacement }) input: CreatePlacement) {
    return this.placements.create(ctx, input);
  }

  @Operation('placements.preview')
  preview(@Ctx() ctx: Context, @Body({ schema: PreviewPlacement }) input: PreviewPlacement) {
    return this.placements.preview(ctx, input);
  }

  @Operation('placements.previewDeprecated')
  previewDeprecated(
    @Ctx() ctx: Context,
    @Query({ schema: PreviewPlacementQuery }) query: PreviewPlacementQuery,
  ) {
    return this.placements.preview(ctx, query);
  }

  @Operation('placements.previewTasks')
  previewTasks(@Ctx() ctx: Context, @Body({ schema: PreviewPlacementTasks }) input: PreviewPlacementTasks) {
    return this.placements.previewTasks(ctx, input);
  }

  @Operation('placements.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: PlacementPath }) path: PlacementPath) {
    return this.placements.getById(ctx, path.placement_id);
  }

  @Operation('placements.explain')
  explain(@Ctx() ctx: Context, @Param({ schema: PlacementPath }) path: PlacementPath) {
    return this.explanations.explain(ctx, path.placement_id);
  }

  @Operation('placements.updateById')
  updateById(
    @Ctx() ctx: Context,
    @Param({ schema: PlacementPath }) path: PlacementPath,
    @Body({ schema: UpdatePlacement }) input: UpdatePlacement,
  ) {
    return this.placements.updateById(ctx, path.placement_id, input);
  }

  @Operation('placements.deleteById')
  deleteById(@Ctx() ctx: Context, @Param({ schema: PlacementPath }) path: PlacementPath) {
    return this.placements.deleteById(ctx, path.placement_id);
  }
}
