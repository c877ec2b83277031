import type { CreateMagicLink } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation } from '../../http/index.js';
import { MagicLinksService } from './magic-links.service.js';

@Controller()
export class MagicLinksController {
  constructor(private readonly links: MagicLinksService) {}

  @Operation('magic_links.create')
  create(@Ctx() ctx: Context, @Body() input: CreateMagicLink) {
    return this.links.create(ctx, input);
  }
}
