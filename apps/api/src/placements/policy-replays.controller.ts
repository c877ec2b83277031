import type { PolicyDraft } from '@firstday/domain';
import { Controller, Res, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { Context } from '../context/index.js';
import { Body, Ctx, Operation } from '../http/index.js';
import { PolicyReplaysService } from './policy-replays.service.js';

@Controller()
export class PolicyReplaysController {
  constructor(private readonly replays: PolicyReplaysService) {}

  @Operation('policies.replay')
  async replay(
    @Ctx() ctx: Context,
    @Body() input: PolicyDraft,
    @Res({ passthrough: true }) response: Response,
  ) {
    const content = await this.replays.begin(ctx, input);
    response.setHeader('cache-control', 'no-store');
    // Whoever goes away leaves nothing open.
    response.on('close', () => content.destroy());
    const answer = new StreamableFile(content, { type: 'application/x-ndjson' });
    // An answer that breaks off cannot be taken for a whole one.
    return answer.setErrorHandler(() => response.destroy());
  }
}
