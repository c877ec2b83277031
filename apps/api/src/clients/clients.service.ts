import {
  type Client,
  type ClientListQuery,
  CreateClient,
  type Page,
  type UpdateClient,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { CustomAttributesChecker } from '../custom-properties/custom-attributes-checker.js';
import type { Context } from '../platform/context.js';
import { Filter } from '../records/filter.js';
import { givenOf } from '../records/attributes.js';
import { type Blank, RecordsService } from '../records/records.service.js';
import type { RecordEntity } from '../records/record.entity.js';
import type { ClientEntity } from './client.entity.js';
import { ClientsStore } from './clients.store.js';

@Injectable()
export class ClientsService extends RecordsService<ClientEntity, Client> {
  constructor(store: ClientsStore, checker: CustomAttributesChecker) {
    super('client', store, Object.keys(CreateClient.shape), checker);
  }

  list(ctx: Context, query: ClientListQuery): Promise<Page<Client>> {
    const filter = new Filter()
      .customAttributes(query.custom_attributes)
      .where('updated_at', '<=', query.updated_at_lte)
      .where('updated_at', '>=', query.updated_at_gte);
    return this.listFiltered(ctx, filter, query);
  }

  toResource(_ctx: Context, row: ClientEntity): Client {
    return {
      ...row.system_attributes,
      id: row.id,
      name: row.name,
      custom_attributes: row.custom_attributes,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    };
  }

  protected fill(_ctx: Context, row: Blank<ClientEntity>, given: UpdateClient): ClientEntity {
    return { name: '', ...row, ...givenOf(given, ['name']) };
  }
}
