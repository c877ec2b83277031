import type { Embedding, FindComponentFrame } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation } from '../../http/index.js';
import { EmbeddingService } from './embedding.service.js';

@Controller()
export class EmbeddingController {
  constructor(private readonly embedding: EmbeddingService) {}

  @Operation('embedding.get')
  get(@Ctx() ctx: Context) {
    return this.embedding.get(ctx);
  }

  @Operation('embedding.update')
  update(@Ctx() ctx: Context, @Body() input: Embedding) {
    return this.embedding.update(ctx, input);
  }

  @Operation('component_frames.find')
  frame(@Body() input: FindComponentFrame) {
    return this.embedding.findFrame(input);
  }
}
