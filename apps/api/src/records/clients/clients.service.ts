import { Client, type ClientListQuery, type NumberedPage, type UpdateClient } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { FormSessionRecords } from '../form-session-records.js';
import { RecordUses } from '../record-uses.js';
import { pickGiven } from '../to-system-attributes.js';
import { Filter } from '../../database/index.js';
import { ownPropertiesOf } from '../own-properties-of.js';
import { RecordAttributesService, type Visibility } from '../record-attributes.service.js';
import type { FormSessionActor } from '../record-reader.service.js';
import type { UnfilledRow } from '../records.service.js';
import { RestorableRecordsService } from '../restorable-records.service.js';
import type { ClientEntity } from './client.entity.js';
import { ClientsStore } from './clients.store.js';

@Injectable()
export class ClientsService extends RestorableRecordsService<ClientEntity, Client> {
  constructor(
    store: ClientsStore,
    attributes: RecordAttributesService,
    uses: RecordUses,
    private readonly sessionRecords: FormSessionRecords,
  ) {
    super(
      { noun: 'client', ownProperties: ownPropertiesOf('client', Client), masks: {} },
      store,
      attributes,
      uses,
    );
  }

  list(ctx: Context, query: ClientListQuery): Promise<NumberedPage<Client>> {
    return this.listFiltered(ctx, query);
  }

  present(row: ClientEntity, visibility: Visibility): Client {
    return { ...this.attributes.toCommonProperties(this.kind, row, visibility), name: row.name };
  }

  protected filterOf(query: ClientListQuery): Filter {
    return new Filter().whereNameContains('name', query.name);
  }

  protected applyInput(row: UnfilledRow<ClientEntity>, given: UpdateClient): ClientEntity {
    return { name: '', ...row, ...pickGiven(given, ['name']) };
  }

  protected isVisibleToFormSession(ctx: Context, actor: FormSessionActor, id: string): Promise<boolean> {
    return this.sessionRecords.includes(ctx, actor, { noun: 'client', id });
  }
}
