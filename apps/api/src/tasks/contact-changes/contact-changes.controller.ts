import type { ConfirmContactChange } from '@firstday/domain';
import { Controller, Req } from '@nestjs/common';
import { requestOrigin } from '../../context/index.js';
import { Body, Operation } from '../../http/index.js';
import type { AdmittedRequest } from '../../identity/index.js';
import { ContactConfirmationsService } from './contact-confirmations.service.js';

@Controller()
export class ContactChangesController {
  constructor(private readonly confirmations: ContactConfirmationsService) {}

  @Operation('contact_changes.confirm')
  confirm(@Req() request: AdmittedRequest, @Body() input: ConfirmContactChange) {
    return this.confirmations.confirm(input, { origin: requestOrigin(request), requestId: request.id });
  }
}
