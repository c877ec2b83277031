import type { DestructionCertificateListQuery, PathOf } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Ctx, Operation, Path, Query } from '../../http/index.js';
import { DestructionCertificatesService } from './destruction-certificates.service.js';

@Controller()
export class DestructionCertificatesController {
  constructor(private readonly certificates: DestructionCertificatesService) {}

  @Operation('destruction_certificates.list')
  list(@Ctx() ctx: Context, @Query() query: DestructionCertificateListQuery) {
    return this.certificates.list(ctx, query);
  }

  @Operation('destruction_certificates.findById')
  findById(@Ctx() ctx: Context, @Path() path: PathOf<'destruction_certificates.findById'>) {
    return this.certificates.getById(ctx, path.destruction_certificate_id);
  }
}
