import { Client, type ClientListQuery, type Page, type UpdateClient } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../platform/context.js';
import { RecordUses } from '../records/record-uses.js';
import { givenOf } from '../records/attributes.js';
import { Filter } from '../records/filter.js';
import { RecordAttributes, type Sight } from '../records/record-attributes.js';
import { type Blank, RecordsService } from '../records/records.service.js';
import type { ClientEntity } from './client.entity.js';
import { ClientsStore } from './clients.store.js';

@Injectable()
export class ClientsService extends RecordsService<ClientEntity, Client> {
  constructor(
    store: ClientsStore,
    attributes: RecordAttributes,
    private readonly placements: RecordUses,
  ) {
    super({ noun: 'client', own: Object.keys(Client.shape), sealed: {} }, store, attributes);
  }

  list(ctx: Context, query: ClientListQuery): Promise<Page<Client>> {
    const filter = new Filter().between('updated_at', query.updated_at_gte, query.updated_at_lte);
    return this.listFiltered(ctx, filter, query);
  }

  present(row: ClientEntity, sight: Sight): Client {
    return { ...this.attributes.common(row, sight), name: row.name };
  }

  protected fill(row: Blank<ClientEntity>, given: UpdateClient): ClientEntity {
    return { name: '', ...row, ...givenOf(given, ['name']) };
  }

  protected override beforeDeletion(ctx: Context, row: ClientEntity): Promise<void> {
    return this.placements.assertUnused(ctx, 'client', row.id);
  }
}
