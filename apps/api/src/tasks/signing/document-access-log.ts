import type { NewSecurityEvent } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { SecurityReadsService, type Visitor } from '../../identity/index.js';
import { type AccessKind, AuditTrail } from './audit-trail.store.js';

/** What of a task is looked at. */
export type DocumentAccess =
  | { readonly what: 'draft' }
  | { readonly what: 'document'; readonly part: 'pdf' | 'certificate'; readonly documentId: string }
  | { readonly what: 'file' | 'file_link'; readonly fileId: string }
  | { readonly what: 'audit' };

/**
 * Whoever looks at the documents of a task is in its audit trail, once a day of each credential, and in the security
 * log of the account each time.
 */
@Injectable()
export class DocumentAccessLog {
  constructor(
    private readonly trail: AuditTrail,
    private readonly reads: SecurityReadsService,
  ) {}

  async record(ctx: Context, taskId: string, access: DocumentAccess): Promise<void> {
    await this.trail.recordAccess(ctx, taskId, ...toTrailEntry(access));
    // An employee who looks at their own document is no matter of the account's security.
    const { actor } = ctx;
    if (actor.kind === 'form_session' && actor.side === 'employee') return;
    await this.reads.record(ctx, toSecurityEvent(taskId, access));
  }

  /** A file whose link needs no other credential: the trail has whoever made the link. */
  async recordByLink(
    visitor: Visitor,
    file: { readonly taskId: string; readonly fileId: string },
  ): Promise<void> {
    await this.reads.recordForVisitor(
      visitor,
      toSecurityEvent(file.taskId, { what: 'file', fileId: file.fileId }),
    );
  }

  recordView(ctx: Context, taskId: string, sessionId: string): Promise<void> {
    return this.trail.recordView(ctx, taskId, sessionId);
  }

  /** Sensitive values were shown: in a form session with the session, its link, who made that, and what was proved. */
  async recordSensitiveRead(ctx: Context, taskId: string): Promise<void> {
    const { actor } = ctx;
    const session =
      actor.kind === 'form_session'
        ? {
            session_id: actor.sessionId,
            link_id: actor.reader.linkId,
            issuer_id: actor.reader.issuer.id,
            proved: actor.reader.proved,
          }
        : undefined;
    await this.reads.record(ctx, {
      kind: 'task.sensitive_read',
      subject: { type: 'task', id: taskId },
      ...(session && { detail: session }),
    });
  }
}

function toTrailEntry(access: DocumentAccess): readonly [AccessKind, Readonly<Record<string, string>>?] {
  switch (access.what) {
    case 'draft':
      return ['previewed'];
    case 'document':
      return ['downloaded', { document_id: access.documentId, part: access.part }];
    case 'file':
    case 'file_link':
      return ['downloaded', { file_id: access.fileId, part: 'file' }];
    case 'audit':
      return ['audit_read'];
  }
}

function toSecurityEvent(taskId: string, access: DocumentAccess): NewSecurityEvent {
  const subject = { type: 'task', id: taskId } as const;
  switch (access.what) {
    case 'draft':
      return { kind: 'document.previewed', subject };
    case 'document':
      return {
        kind: 'document.downloaded',
        subject,
        detail: { document: access.part, document_id: access.documentId },
      };
    case 'file':
      return {
        kind: 'file.downloaded',
        subject: { type: 'file', id: access.fileId },
        detail: { task_id: taskId },
      };
    case 'file_link':
      return {
        kind: 'file.link_created',
        subject: { type: 'file', id: access.fileId },
        detail: { task_id: taskId },
      };
    case 'audit':
      return { kind: 'task.audit_read', subject };
  }
}
