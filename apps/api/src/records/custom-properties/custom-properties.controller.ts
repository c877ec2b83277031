import type { CreateCustomProperty, CustomPropertyListQuery, PathOf } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../../http/index.js';
import { CustomPropertiesService } from './custom-properties.service.js';

type PropertyPath = PathOf<'custom_properties.findById'>;

@Controller()
export class CustomPropertiesController {
  constructor(private readonly properties: CustomPropertiesService) {}

  @Operation('custom_properties.list')
  list(@Ctx() ctx: Context, @Query() query: CustomPropertyListQuery) {
    return this.properties.list(ctx, query);
  }

  @Operation('custom_properties.create')
  create(@Ctx() ctx: Context, @Body() input: CreateCustomProperty) {
    return this.properties.create(ctx, input);
  }

  @Operation('custom_properties.findById')
  findById(@Ctx() ctx: Context, @Path() path: PropertyPath) {
    return this.properties.findById(ctx, path.custom_property_id);
  }

  @Operation('custom_properties.deleteById')
  deleteById(@Ctx() ctx: Context, @Path() path: PropertyPath) {
    return this.properties.deleteById(ctx, path.custom_property_id);
  }

  @Operation('custom_properties.deprecateById')
  deprecateById(@Ctx() ctx: Context, @Path() path: PropertyPath) {
    return this.properties.deprecateById(ctx, path.custom_property_id);
  }
}
