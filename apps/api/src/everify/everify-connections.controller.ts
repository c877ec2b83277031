import type { SetEverifyConnection } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { Body, Ctx, Operation } from '../http/index.js';
import { EverifyConnectionsService } from './everify-connections.service.js';

@Controller()
export class EverifyConnectionsController {
  constructor(private readonly connections: EverifyConnectionsService) {}

  @Operation('everify_connection.get')
  connection(@Ctx() ctx: Context) {
    return this.connections.get(ctx);
  }

  @Operation('everify_connection.check', { beginsTransaction: true })
  check(@Ctx() ctx: Context) {
    return this.connections.check(ctx);
  }

  @Operation('everify_connection.set')
  setConnection(@Ctx() ctx: Context, @Body() input: SetEverifyConnection) {
    return this.connections.set(ctx, input);
  }
}
