import type {
  ApiTokenListQuery,
  CreateApiToken,
  CreatedByTokenListQuery,
  PathOf,
  UpdateApiToken,
} from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { ApiTokensService } from './api-tokens.service.js';

type TokenPath = PathOf<'api_tokens.findById'>;

@Controller()
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  @Operation('api_tokens.list')
  list(@Ctx() ctx: Context, @Query() query: ApiTokenListQuery) {
    return this.tokens.list(ctx, query);
  }

  @Operation('api_tokens.create')
  create(@Ctx() ctx: Context, @Body() input: CreateApiToken) {
    return this.tokens.create(ctx, input);
  }

  @Operation('api_tokens.findById')
  findById(@Ctx() ctx: Context, @Path() path: TokenPath) {
    return this.tokens.findById(ctx, path.api_token_id);
  }

  @Operation('api_tokens.listCreated')
  listCreated(@Ctx() ctx: Context, @Path() path: TokenPath, @Query() query: CreatedByTokenListQuery) {
    return this.tokens.listCreated(ctx, path.api_token_id, query);
  }

  @Operation('api_tokens.update')
  update(@Ctx() ctx: Context, @Path() path: TokenPath, @Body() input: UpdateApiToken) {
    return this.tokens.update(ctx, path.api_token_id, input);
  }

  @Operation('api_tokens.revoke')
  revoke(@Ctx() ctx: Context, @Path() path: TokenPath) {
    return this.tokens.revoke(ctx, path.api_token_id);
  }
}
