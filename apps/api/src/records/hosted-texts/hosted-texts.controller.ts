import type { HostedTextsQuery, ReplaceHostedTexts } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Query } from '../../http/index.js';
import { HostedTextsService } from './hosted-texts.service.js';

@Controller()
export class HostedTextsController {
  constructor(private readonly texts: HostedTextsService) {}

  @Operation('hosted_texts.list')
  list(@Ctx() ctx: Context, @Query() query: HostedTextsQuery) {
    return this.texts.list(ctx, query);
  }

  @Operation('hosted_texts.replace')
  replace(@Ctx() ctx: Context, @Body() input: ReplaceHostedTexts) {
    return this.texts.replace(ctx, input);
  }
}
