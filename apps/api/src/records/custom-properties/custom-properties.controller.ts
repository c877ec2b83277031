import { CreateCustomProperty, CustomPropertyId, CustomPropertyListQuery } from '@firstday/domain';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import type { Context } from '../../context/index.js';
import { Ctx, Operation } from '../../http/index.js';
import { CustomPropertiesService } from './custom-properties.service.js';

const PropertyPath = z.object({ custom_property_id: CustomPropertyId });
type PropertyPath = z.infer<typeof PropertyPath>;

@Controller()
export class CustomPropertiesController {
  constructor(private readonly properties: CustomPropertiesService) {}

  @Operation('custom_properties.list')
  list(@Ctx() ctx: Context, @Query({ schema: CustomPropertyListQuery }) query: CustomPropertyListQuery) {
    return this.properties.list(ctx, query);
  }

  @Operation('custom_properties.create')
  create(@Ctx() ctx: Context, @Body({ schema: CreateCustomProperty }) input: CreateCustomProperty) {
    return this.properties.create(ctx, input);
  }

  @Operation('custom_properties.findById')
  findById(@Ctx() ctx: Context, @Param({ schema: PropertyPath }) path: PropertyPath) {
    return this.properties.findById(ctx, path.custom_property_id);
  }

  @Operation('custom_properties.deleteById')
  deleteById(@Ctx() ctx: Context, @Param({ schema: PropertyPath }) path: PropertyPath) {
    return this.properties.deleteById(ctx, path.custom_property_id);
  }

  @Operation('custom_properties.deprecateById')
  deprecateById(@Ctx() ctx: Context, @Param({ schema: PropertyPath }) path: PropertyPath) {
    return this.properties.deprecateById(ctx, path.custom_property_id);
  }
}
