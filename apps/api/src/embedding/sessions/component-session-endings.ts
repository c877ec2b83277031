import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Queries } from '../../context/index.js';
import { type OrganizationPart, OrganizationPartsService } from '../../identity/index.js';
import { ComponentsStore } from './components.store.js';

/** Ends the sessions of components with their organization. */
@Injectable()
export class ComponentSessionEndings implements OrganizationPart, OnModuleInit {
  constructor(
    private readonly parts: OrganizationPartsService,
    private readonly store: ComponentsStore,
  ) {}

  onModuleInit(): void {
    this.parts.register(this);
  }

  endSessions(db: Queries, accountIds: readonly string[], now: Date): Promise<void> {
    return this.store.endOfAccounts(db, accountIds, now);
  }
}
