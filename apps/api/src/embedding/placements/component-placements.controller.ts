import type {
  CreateComponentPlacement,
  ExplainComponentPlacement,
  PlacementChoicesQuery,
} from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Query } from '../../http/index.js';
import { ComponentPlacementsService } from './component-placements.service.js';
import { PlacementChoicesService } from './placement-choices.service.js';
import { PlacementReasonsService } from './placement-reasons.service.js';

@Controller()
export class ComponentPlacementsController {
  constructor(
    private readonly placements: ComponentPlacementsService,
    private readonly choices: PlacementChoicesService,
    private readonly reasons: PlacementReasonsService,
  ) {}

  @Operation('component_placements.findBounds')
  findBounds(@Ctx() ctx: Context) {
    return this.choices.findBounds(ctx);
  }

  @Operation('component_placements.listChoices')
  listChoices(@Ctx() ctx: Context, @Query() query: PlacementChoicesQuery) {
    return this.choices.list(ctx, query);
  }

  @Operation('component_placements.explainUnsaved')
  explainUnsaved(@Ctx() ctx: Context, @Body() input: ExplainComponentPlacement) {
    return this.placements.explainUnsaved(ctx, input);
  }

  @Operation('component_placements.create')
  create(@Ctx() ctx: Context, @Body() input: CreateComponentPlacement) {
    return this.placements.create(ctx, input);
  }

  @Operation('component_placements.listExplanations')
  listExplanations(@Ctx() ctx: Context) {
    return this.reasons.list(ctx);
  }
}
