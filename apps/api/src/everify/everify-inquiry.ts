import { Injectable } from '@nestjs/common';
import { type Context, forbiddenBecause, ProblemError } from '../context/index.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyConnectionsService } from './everify-connections.service.js';
import {
  type EverifyGateway,
  EverifyRefusal,
  EverifyUnavailable,
  EverifyUnknownShape,
} from './everify-gateway.js';
import { EverifyProblemsStore } from './everify-problems.store.js';

/** Asks E-Verify something about a case while somebody waits for the answer. */
@Injectable()
export class EverifyInquiry {
  constructor(
    private readonly connections: EverifyConnectionsService,
    private readonly problems: EverifyProblemsStore,
  ) {}

  /**
   * @throws ProblemError 503 where E-Verify does not answer, or in a form that we do not know; 403 where it refuses, or the case is
   *   not open there
   */
  async ask<Answer>(
    ctx: Context,
    { id, case_number }: EverifyCaseEntity,
    ask: (gateway: EverifyGateway, caseNumber: string) => Promise<Answer>,
  ): Promise<Answer> {
    if (case_number === null) throw forbiddenBecause('This case is not open with E-Verify');
    try {
      const { gateway } = await this.connections.getOpen(ctx);
      const answer = await ask(gateway, case_number);
      await this.problems.removeUnread(ctx, `${id}/read`);
      return answer;
    } catch (error) {
      if (error instanceof EverifyUnknownShape) {
        await this.problems.addUnread(ctx, `${id}/read`, error);
        throw unknownShape();
      }
      if (error instanceof EverifyUnavailable) throw everifyUnavailable(error.retryAfterSeconds);
      if (error instanceof EverifyRefusal) throw forbiddenBecause(`E-Verify refused: ${error.code}`);
      throw error;
    }
  }
}

const unknownShape = () =>
  new ProblemError(
    503,
    'ServiceUnavailableError',
    'E-Verify answered in a form that this version does not read; your administrator is notified',
  );

export const everifyUnavailable = (seconds = 60) =>
  new ProblemError(
    503,
    'ServiceUnavailableError',
    'E-Verify does not answer now; try again later',
    {},
    {
      'retry-after': String(seconds),
    },
  );
