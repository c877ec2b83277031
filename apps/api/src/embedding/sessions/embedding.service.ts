import type { ComponentFrame, Embedding, FindComponentFrame } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, Clock, type Context, inTransaction } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { hashToken } from '../../sealing/index.js';
import { EmbeddingOriginsStore, SecurityLogService } from '../../identity/index.js';
import { ComponentFramesStore, type FrameRow } from './component-frames.store.js';
import { embeddingOrigin } from './embedding-origin.js';

/** On whose pages an account's components may be shown. */
@Injectable()
export class EmbeddingService {
  constructor(
    private readonly origins: EmbeddingOriginsStore,
    private readonly frames: ComponentFramesStore,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: SecurityLogService,
  ) {}

  async get(ctx: Context): Promise<Embedding> {
    return { origins: await this.origins.find(ctx) };
  }

  /** The list as a whole; each origin once, as browsers write it. */
  async update(ctx: Context, given: Embedding): Promise<Embedding> {
    const origins = [...new Set(given.origins.map(parseOrigin))];
    return inTransaction(ctx, async (ctx) => {
      await this.origins.set(ctx, origins);
      await this.log.record(ctx, {
        kind: 'settings.changed',
        detail: { setting: 'embedding', change: 'updated', fields: ['origins'] },
      });
      return { origins };
    });
  }

  /**
   * What a component's page is served by. Whoever asks has shown nothing yet, and learns no more than the sites that
   * are public anyway by the page's own headers.
   */
  async findFrame(asked: FindComponentFrame): Promise<ComponentFrame> {
    const row = await ('code' in asked
      ? this.frameOfCode(asked.code)
      : this.frameOfSession(asked.session_id));
    if (!row) return { origins: [], state: 'unknown' };
    return { origins: row.origins, state: frameState(row, 'code' in asked, this.clock.now()) };
  }

  private frameOfCode(code: string): Promise<FrameRow | undefined> {
    const hash = hashToken(code);
    return this.frames.findByCode(this.database.ofCredential('component_code', hash), hash);
  }

  private frameOfSession(id: string): Promise<FrameRow | undefined> {
    return this.frames.findBySession(this.database.ofCredential('component_session_id', id), id);
  }
}

function parseOrigin(given: string, at: number): string {
  const origin = embeddingOrigin(given);
  if (origin !== undefined) return origin;
  throw badRequest(
    `origins[${at}]: Expected an origin such as https://hr.example.com, without a path or a wildcard; http is for localhost alone`,
  );
}

function frameState(row: FrameRow, isCode: boolean, now: Date): ComponentFrame['state'] {
  if (!row.is_issuer_active) return 'revoked';
  if (isCode && row.expires_at) return 'used';
  const ends = isCode ? row.code_expires_at : row.expires_at;
  if (!ends) return 'unknown';
  return ends <= now ? 'expired' : 'ready';
}
