import type {
  CreatePlacement,
  ExplainUnsavedPlacement,
  PathOf,
  PlacementListQuery,
  PlacementQuery,
  PreviewPlacement,
  PreviewPlacementQuery,
  PreviewPlacementTasks,
  UpdatePlacement,
} from '@firstday/domain';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Context } from '../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../http/index.js';
import { answerUpserted } from '../records/index.js';
import { PlacementExplanationsService } from './placement-explanations.service.js';
import { PlacementsService } from './placements.service.js';
import { UnsavedPlacementsService } from './unsaved-placements.service.js';

type PlacementPath = PathOf<'placements.findById'>;
type ExternalPath = PathOf<'placements.upsertByExternalId'>;

@Controller()
export class PlacementsController {
  constructor(
    private readonly placements: PlacementsService,
    private readonly explanations: PlacementExplanationsService,
    private readonly unsaved: UnsavedPlacementsService,
  ) {}

  @Operation('placements.list')
  list(@Ctx() ctx: Context, @Query() query: PlacementListQuery) {
    return this.placements.list(ctx, query);
  }

  @Operation('placements.create')
  create(@Ctx() ctx: Context, @Body() input: CreatePlacement) {
    return this.placements.create(ctx, input);
  }

  @Operation('placements.preview')
  preview(@Ctx() ctx: Context, @Body() input: PreviewPlacement) {
    return this.unsaved.preview(ctx, input);
  }

  @Operation('placements.previewDeprecated')
  previewDeprecated(@Ctx() ctx: Context, @Query() query: PreviewPlacementQuery) {
    return this.unsaved.preview(ctx, query);
  }

  @Operation('placements.previewTasks')
  previewTasks(@Ctx() ctx: Context, @Body() input: PreviewPlacementTasks) {
    return this.unsaved.previewTasks(ctx, input);
  }

  @Operation('placements.findById')
  findById(@Ctx() ctx: Context, @Path() path: PlacementPath, @Query() query: PlacementQuery) {
    return this.placements.getById(ctx, path.placement_id, query);
  }

  @Operation('placements.explain')
  explain(@Ctx() ctx: Context, @Path() path: PlacementPath) {
    return this.explanations.explain(ctx, path.placement_id);
  }

  @Operation('placements.explainUnsaved')
  explainUnsaved(@Ctx() ctx: Context, @Body() input: ExplainUnsavedPlacement) {
    return this.explanations.explainUnsaved(ctx, input);
  }

  @Operation('placements.updateById')
  updateById(@Ctx() ctx: Context, @Path() path: PlacementPath, @Body() input: UpdatePlacement) {
    return this.placements.updateById(ctx, path.placement_id, input);
  }

  @Operation('placements.upsertByExternalId')
  async upsertByExternalId(
    @Ctx() ctx: Context,
    @Path() path: ExternalPath,
    @Body() input: CreatePlacement,
    @Res({ passthrough: true }) response: Response,
  ) {
    return answerUpserted(response, await this.placements.upsertByExternalId(ctx, path.external_id, input));
  }

  @Operation('placements.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: PlacementPath) {
    return this.placements.deleteById(ctx, path.placement_id);
  }
}
