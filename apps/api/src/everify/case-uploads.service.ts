import type { EverifyCase, EverifyCaseCopies, UploadEverifyDocument } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type Context, notFound } from '../context/index.js';
import { FilesStore, SessionIdentityService, toUploadedFile } from '../tasks/index.js';
import { assertActionAllowed } from './assert-action-allowed.js';
import { CaseAccess } from './case-access.js';
import { CaseActionsService } from './case-actions.service.js';
import { assertAcceptedCopy, CaseCopiesService } from './case-copies.service.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import type { StoredCopy, UploadInput } from './with-pending-action.js';

/** Copies of an employee's document that E-Verify asks for. */
@Injectable()
export class CaseUploadsService {
  constructor(
    private readonly access: CaseAccess,
    private readonly actions: CaseActionsService,
    private readonly copies: CaseCopiesService,
    private readonly files: FilesStore,
    private readonly identity: SessionIdentityService,
  ) {}

  /** What is kept with Form I-9, by name: to be compared with E-Verify's photo, and to be sent. */
  async listCopies(ctx: Context, id: string): Promise<EverifyCaseCopies> {
    const { task_id } = await this.access.getCaseAsEmployer(ctx, id);
    this.identity.assertMaySeeSensitive(ctx);
    return { files: (await this.files.listOfTask(ctx, task_id)).map(toUploadedFile) };
  }

  /** Copies that are kept with Form I-9 already. */
  uploadDocument(ctx: Context, id: string, given: UploadEverifyDocument): Promise<EverifyCase> {
    return this.actions.request(ctx, id, 'upload_document', async (row, ctx): Promise<UploadInput> => ({
      front: await this.findCopy(ctx, row, given.front_file_id),
      back: given.back_file_id ? await this.findCopy(ctx, row, given.back_file_id) : null,
    }));
  }

  /** The same with copies that come with the request; nothing is read of it for a case that asks for none. */
  async uploadCopies(ctx: Context, id: string, request: Request): Promise<EverifyCase> {
    assertActionAllowed(await this.access.getCaseAsEmployer(ctx, id), 'upload_document');
    const copies = await this.copies.receive(ctx, id, request);
    return this.actions.request(ctx, id, 'upload_document', () => copies);
  }

  private async findCopy(ctx: Context, { task_id }: EverifyCaseEntity, fileId: string): Promise<StoredCopy> {
    const file = await this.files.find(ctx, fileId);
    if (!file || file.task_id !== task_id) throw notFound('file');
    assertAcceptedCopy(file);
    return { key: file.key, name: file.name, type: file.type };
  }
}
