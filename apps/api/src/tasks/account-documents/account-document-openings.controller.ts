import type { AccountDocumentOpeningListQuery } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Query } from '../../http/index.js';
import { AccountDocumentOpeningsService } from './account-document-openings.service.js';

@Controller()
export class AccountDocumentOpeningsController {
  constructor(private readonly openings: AccountDocumentOpeningsService) {}

  @Operation('account_document_openings.list')
  list(@Ctx() ctx: Context, @Query() query: AccountDocumentOpeningListQuery) {
    return this.openings.list(ctx, query);
  }
}
