import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { Queries } from '../context/index.js';
import { type OrganizationPart, OrganizationPartsService } from '../identity/index.js';
import { PlacementEntity } from './placement.entity.js';

/** The placements of an organization: it is not deleted with them unless that is confirmed. */
@Injectable()
export class OrganizationPlacements implements OrganizationPart, OnModuleInit {
  constructor(private readonly parts: OrganizationPartsService) {}

  onModuleInit(): void {
    this.parts.register(this);
  }

  async count({ manager }: Queries, accountIds: readonly string[]) {
    const kept = { account_id: In(accountIds), deleted_at: IsNull() };
    return { placement: await manager.countBy(PlacementEntity, kept) };
  }
}
