import { Injectable } from '@nestjs/common';
import { plainNameOrder, RecordsStore } from '../records.store.js';
import type { ClientEntity } from './client.entity.js';

@Injectable()
export class ClientsStore extends RecordsStore<ClientEntity> {
  constructor() {
    super('clients', ['name'], plainNameOrder);
  }
}
