import type { CancelBankChange } from '@firstday/domain';
import { Controller, Req } from '@nestjs/common';
import { requestOrigin } from '../../context/index.js';
import { Body, Operation } from '../../http/index.js';
import type { AdmittedRequest } from '../../identity/index.js';
import { BankChangeCancellations } from './bank-change-cancellations.service.js';

@Controller()
export class BankChangesController {
  constructor(private readonly cancellations: BankChangeCancellations) {}

  @Operation('bank_changes.cancel')
  cancel(@Req() request: AdmittedRequest, @Body() input: CancelBankChange) {
    return this.cancellations.cancel(input, { origin: requestOrigin(request), requestId: request.id });
  }
}
