import type {
  ClientListQuery,
  CreateClient,
  DeletedRecordListQuery,
  PathOf,
  UpdateClient,
} from '@firstday/domain';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { answerUpserted } from '../upsert-by-external-id.js';
import { ClientsService } from './clients.service.js';

type ClientPath = PathOf<'clients.findById'>;
type ExternalPath = PathOf<'clients.upsertByExternalId'>;

@Controller()
export class ClientsController {
  constructor(private readonly clients: ClientsService) {}

  @Operation('clients.list')
  list(@Ctx() ctx: Context, @Query() query: ClientListQuery) {
    return this.clients.list(ctx, query);
  }

  @Operation('clients.create')
  create(@Ctx() ctx: Context, @Body() input: CreateClient) {
    return this.clients.create(ctx, input);
  }

  @Operation('clients.findById')
  findById(@Ctx() ctx: Context, @Path() path: ClientPath) {
    return this.clients.findById(ctx, path.client_id);
  }

  @Operation('clients.updateById')
  updateById(@Ctx() ctx: Context, @Path() path: ClientPath, @Body() input: UpdateClient) {
    return this.clients.updateById(ctx, path.client_id, input);
  }

  @Operation('clients.upsertByExternalId')
  async upsertByExternalId(
    @Ctx() ctx: Context,
    @Path() path: ExternalPath,
    @Body() input: CreateClient,
    @Res({ passthrough: true }) response: Response,
  ) {
    return answerUpserted(response, await this.clients.upsertByExternalId(ctx, path.external_id, input));
  }

  @Operation('clients.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: ClientPath) {
    return this.clients.deleteById(ctx, path.client_id);
  }

  @Operation('clients.listDeleted')
  listDeleted(@Ctx() ctx: Context, @Query() query: DeletedRecordListQuery) {
    return this.clients.listDeleted(ctx, query);
  }

  @Operation('clients.restore')
  restore(@Ctx() ctx: Context, @Path() path: ClientPath) {
    return this.clients.restoreById(ctx, path.client_id);
  }
}
