import type {
  ChooseLanguage,
  CreateFormSession,
  IdentifySigner,
  ProveCode,
  ProveIdentity,
  SendIdentityCode,
} from '@firstday/domain';
import { Controller, Req } from '@nestjs/common';
import type { AdmittedRequest } from '../../identity/index.js';
import { type Context, requestOrigin } from '../../context/index.js';
import { Body, Ctx, Operation } from '../../http/index.js';
import { IdentityCodesService } from '../identity-codes/identity-codes.service.js';
import { RepresentativeCodeService } from '../representatives/representative-code.service.js';
import { FormSessionsService } from './form-sessions.service.js';
import { LinkExchangeService } from './link-exchange.service.js';
import { SignersService } from './signers.service.js';

@Controller()
export class FormSessionsController {
  constructor(
    private readonly exchange: LinkExchangeService,
    private readonly sessions: FormSessionsService,
    private readonly identityCodes: IdentityCodesService,
    private readonly signers: SignersService,
    private readonly codes: RepresentativeCodeService,
  ) {}

  @Operation('form_sessions.create')
  create(@Body() input: CreateFormSession, @Req() request: AdmittedRequest) {
    const { id, presented } = request;
    return this.exchange.open(input, {
      origin: requestOrigin(request),
      requestId: id,
      credential: presented?.credential,
    });
  }

  @Operation('form_sessions.chooseLanguage')
  chooseLanguage(@Ctx() ctx: Context, @Body() { locale }: ChooseLanguage) {
    return this.sessions.chooseLanguage(ctx, locale);
  }

  @Operation('form_sessions.current')
  current(@Ctx() ctx: Context) {
    return this.sessions.current(ctx);
  }

  @Operation('form_sessions.getTheme')
  getTheme(@Ctx() ctx: Context) {
    return this.sessions.theme(ctx);
  }

  @Operation('form_sessions.sendIdentityCode')
  sendIdentityCode(@Ctx() ctx: Context, @Body() { channel }: SendIdentityCode) {
    return this.identityCodes.send(ctx, channel);
  }

  @Operation('form_sessions.proveIdentity')
  proveIdentity(@Ctx() ctx: Context, @Body() input: ProveIdentity) {
    return this.identityCodes.prove(ctx, input);
  }

  @Operation('form_sessions.proveCode')
  proveCode(@Ctx() ctx: Context, @Body() input: ProveCode) {
    return this.codes.prove(ctx, input);
  }

  @Operation('form_sessions.identifySigner')
  identifySigner(@Ctx() ctx: Context, @Body() input: IdentifySigner) {
    return this.signers.identify(ctx, input);
  }
}
