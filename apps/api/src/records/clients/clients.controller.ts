import { ClientId, ClientListQuery, CreateClient, UpdateClient } from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { ClientsService } from './clients.service.js';

const ClientPath = z.object({ client_id: ClientId });
type ClientPath = z.infer<typeof ClientPath>;

@Controller()
export class ClientsController {
  constructor(private readonly clients: ClientsService) {}

  @Operation('clients.list')
  list(@Ctx() ctx: Context, @Query({ schema: ClientListQuery }) query: ClientListQuery) {
    return this.clients.list(ctx, query);
  }

  @Operation('clients.create')
  create(@Ctx() ctx: Context, @Body({ schema: CreateClient }) input: CreateClient) {
    return this.clients.create(ctx, input);
  }

  @Operation('clients.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: ClientPath }) path: ClientPath) {
    return this.clients.findById(ctx, path.client_id);
  }

  @Operation('clients.updateById')
  updateById(
    @Ctx() ctx: Context,
    @Param({ schema: ClientPath }) path: ClientPath,
    @Body({ schema: UpdateClient }) input: UpdateClient,
  ) {
    return this.clients.updateById(ctx, path.client_id, input);
  }

  @Operation('clients.deleteById')
  deleteById(@Ctx() ctx: Context, @Param({ schema: ClientPath }) path: ClientPath) {
    return this.clients.deleteById(ctx, path.client_id);
  }
}
