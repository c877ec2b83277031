import type { MessageWordingKey, MessageWordingListQuery, ReplaceMessageWording } from '@firstday/domain';
import { Controller } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { Body, Ctx, Operation, Query } from '../http/index.js';
import { MessageWordingsService } from './message-wordings.service.js';
import { WordingTrialsService } from './wording-trials.service.js';

@Controller()
export class MessageWordingsController {
  constructor(
    private readonly wordings: MessageWordingsService,
    private readonly trials: WordingTrialsService,
  ) {}

  @Operation('message_wordings.list')
  list(@Ctx() ctx: Context, @Query() query: MessageWordingListQuery) {
    return this.wordings.list(ctx, query);
  }

  @Operation('message_wordings.replace')
  replace(@Ctx() ctx: Context, @Body() input: ReplaceMessageWording) {
    return this.wordings.replace(ctx, input);
  }

  @Operation('message_wordings.reset')
  reset(@Ctx() ctx: Context, @Body() input: MessageWordingKey) {
    return this.wordings.reset(ctx, input);
  }

  @Operation('message_wordings.preview')
  preview(@Ctx() ctx: Context, @Body() input: ReplaceMessageWording) {
    return this.trials.preview(ctx, input);
  }

  @Operation('message_wordings.sendTest')
  sendTest(@Ctx() ctx: Context, @Body() input: ReplaceMessageWording) {
    return this.trials.sendTest(ctx, input);
  }
}
