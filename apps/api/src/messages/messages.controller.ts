import type {
  MessageListQuery,
  PathOf,
  RequestLink,
  SendMessage,
  UpdateEmployerMessageSettings,
  UnsubscribeQuery,
  UpdateMessageSettings,
} from '@firstday/domain';
import { Controller, Req } from '@nestjs/common';
import { type Context, requestOrigin } from '../context/index.js';
import { Body, Ctx, Operation, Path, Query } from '../http/index.js';
import type { AdmittedRequest } from '../identity/index.js';
import { LinkRequestsService, WaitingPeopleService } from '../tasks/index.js';
import { EmployerMessageSettingsService } from './employer-message-settings.service.js';
import { MailDomainService } from './mail-domain.service.js';
import { MailTestsService } from './mail-tests.service.js';
import { MessageSettingsService } from './message-settings.service.js';
import { MessagesService } from './messages.service.js';
import { UnsubscribeService } from './unsubscribe.service.js';

type EmployeePath = PathOf<'messages.send'>;
type EmployerPath = PathOf<'message_settings.updateByEmployer'>;
type MessagePath = PathOf<'messages.resend'>;

@Controller()
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly settings: MessageSettingsService,
    private readonly employerSettings: EmployerMessageSettingsService,
    private readonly domain: MailDomainService,
    private readonly tests: MailTestsService,
    private readonly requests: LinkRequestsService,
    private readonly unsubscribes: UnsubscribeService,
    private readonly waiting: WaitingPeopleService,
  ) {}

  @Operation('messages.list')
  list(@Ctx() ctx: Context, @Query() query: MessageListQuery) {
    return this.messages.list(ctx, query);
  }

  @Operation('messages.send')
  send(@Ctx() ctx: Context, @Path() path: EmployeePath, @Body() input: SendMessage) {
    return this.messages.send(ctx, path.employee_id, input);
  }

  @Operation('messages.resend')
  resend(@Ctx() ctx: Context, @Path() path: MessagePath) {
    return this.messages.resend(ctx, path.message_id);
  }

  @Operation('messages.suppress')
  suppress(@Ctx() ctx: Context, @Path() path: MessagePath) {
    return this.messages.suppress(ctx, path.message_id);
  }

  @Operation('messages.unsuppress')
  unsuppress(@Ctx() ctx: Context, @Path() path: MessagePath) {
    return this.messages.unsuppress(ctx, path.message_id);
  }

  @Operation('messages.requestLink')
  requestLink(@Req() request: AdmittedRequest, @Body() input: RequestLink) {
    return this.requests.request(input, { origin: requestOrigin(request), requestId: request.id });
  }

  @Operation('messages.unsubscribe')
  unsubscribe(@Req() request: AdmittedRequest, @Query() query: UnsubscribeQuery) {
    return this.unsubscribes.take(query, { origin: requestOrigin(request), requestId: request.id });
  }

  @Operation('message_settings.find')
  findSettings(@Ctx() ctx: Context) {
    return this.settings.find(ctx);
  }

  @Operation('message_settings.update')
  updateSettings(@Ctx() ctx: Context, @Body() input: UpdateMessageSettings) {
    return this.settings.update(ctx, input);
  }

  @Operation('message_settings.countWaiting')
  countWaiting(@Ctx() ctx: Context) {
    return this.waiting.count(ctx);
  }

  @Operation('message_settings.checkDomain')
  checkDomain() {
    return this.domain.check();
  }

  @Operation('message_settings.sendTest', { beginsTransaction: true })
  sendTest(@Ctx() ctx: Context) {
    return this.tests.send(ctx);
  }

  @Operation('message_settings.findByEmployer')
  findEmployerSettings(@Ctx() ctx: Context, @Path() path: EmployerPath) {
    return this.employerSettings.find(ctx, path.employer_id);
  }

  @Operation('message_settings.updateByEmployer')
  updateEmployerSettings(
    @Ctx() ctx: Context,
    @Path() path: EmployerPath,
    @Body() input: UpdateEmployerMessageSettings,
  ) {
    return this.employerSettings.update(ctx, path.employer_id, input);
  }
}
