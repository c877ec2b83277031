import { ApiTokenListQuery, CreateApiToken, UpdateApiToken, text } from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { ApiTokensService } from './api-tokens.service.js';

const TokenPath = z.object({ api_token_id: text(64) });
type TokenPath = z.infer<typeof TokenPath>;

@Controller()
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  @Operation('api_tokens.list')
  list(@Ctx() ctx: Context, @Query({ schema: ApiTokenListQuery }) query: ApiTokenListQuery) {
    return this.tokens.list(ctx, query);
  }

  @Operation('api_tokens.create')
  create(@Ctx() ctx: Context, @Body({ schema: CreateApiToken }) input: CreateApiToken) {
    return this.tokens.create(ctx, input);
  }

  @Operation('api_tokens.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: TokenPath }) path: TokenPath) {
    return this.tokens.findById(ctx, path.api_token_id);
  }

  @Operation('api_tokens.update')
  update(
    @Ctx() ctx: Context,
    @Param({ schema: TokenPath }) path: TokenPath,
    @Body({ schema: UpdateApiToken }) input: UpdateApiToken,
  ) {
    return this.tokens.update(ctx, path.api_token_id, input);
  }

  @Operation('api_tokens.revoke')
  revoke(@Ctx() ctx: Context, @Param({ schema: TokenPath }) path: TokenPath) {
    return this.tokens.revoke(ctx, path.api_token_id);
  }
}
