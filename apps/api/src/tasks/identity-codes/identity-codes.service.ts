import { randomUUID } from 'node:crypto';
import type { CodeChannel, FormIdentity, OnboardingLinkLocked, ProveIdentity } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import {
  badRequest,
  CommittedRefusal,
  type Context,
  forbidden,
  forbiddenBecause,
  inTransaction,
  type NamedRepresentative,
  ProblemError,
} from '../../context/index.js';
import { emitEvent } from '../../events/index.js';
import { OutboxService } from '../../outbox/index.js';
import { Keyring, OneTimeCodes } from '../../sealing/index.js';
import { hasProvedPossession, type IdentifiedSession } from '../identity/session-identity.service.js';
import { SessionReadersStore } from '../identity/session-readers.store.js';
import { representativeLimits } from '../representatives/representative-limits.js';
import { type CodeDestination, CodeDestinationsService } from './code-destinations.service.js';
import { IdentityChecksStore } from './identity-checks.store.js';
import { IdentityCodeLog } from './identity-code-log.js';
import { IdentityCodesStore } from './identity-codes.store.js';

const minutes = 10;
/** In an hour, to one employee, over all links and sessions. */
const maxCodes = 5;
/** Wrong codes before the check is locked. */
const maxTries = 5;
const hourInMilliseconds = 3_600_000;

/**
 * Proves that the reader of an employee's session holds the employee's own email address or phone, by a one-time code.
 * Nothing that a recruiter can look up or type proves anything.
 */
@Injectable()
export class IdentityCodesService {
  private readonly codes: OneTimeCodes;

  constructor(
    keyring: Keyring,
    private readonly sent: IdentityCodesStore,
    private readonly checks: IdentityChecksStore,
    private readonly destinations: CodeDestinationsService,
    private readonly readers: SessionReadersStore,
    private readonly outbox: OutboxService,
    private readonly log: IdentityCodeLog,
  ) {
    this.codes = new OneTimeCodes(keyring, 'identity-codes');
  }

  async status(ctx: Context, actor: IdentifiedSession): Promise<FormIdentity> {
    const { side, reader, employeeId } = actor;
    const answer = { proved: reader.proved, channels: [], tries_left: maxTries, locked_until: null };
    if (reader.proved !== 'nothing') return { ...answer, status: 'proved' };
    if (reader.representative) return { ...answer, ...codeStatusOf(reader.representative) };
    if (side === 'employer' || reader.handover) return { ...answer, status: 'not_asked' };
    const channels = (await this.destinations.find(ctx, actor)).map(({ channel, masked }) => ({
      channel,
      to: masked,
    }));
    const check = await this.checks.find(ctx, employeeId);
    if (check?.locked_until && check.locked_until > ctx.now)
      return {
        ...answer,
        status: 'locked',
        channels,
        tries_left: 0,
        locked_until: check.locked_until.toISOString(),
      };
    const optional = channels.length > 0 ? 'offered' : 'not_asked';
    return {
      ...answer,
      status: reader.signsWithCode ? 'required' : optional,
      channels,
      tries_left: maxTries - (check?.wrong_tries ?? 0),
    };
  }

  /**
   * Sends a code to the employee; the session's earlier codes end.
   * @throws ProblemError 400 for a channel that the session does not offer
   * @throws ProblemError 403 while the check is locked, and 429 after five codes in an hour
   */
  async send(ctx: Context, channel: CodeChannel): Promise<FormIdentity> {
    const actor = employeeSessionOf(ctx);
    await inTransaction(ctx, async (ctx) => {
      const status = await this.status(ctx, actor);
      if (status.status === 'proved') return;
      if (status.status === 'locked') throw locked();
      const since = new Date(ctx.now.getTime() - hourInMilliseconds);
      if ((await this.sent.countAndHold(ctx, actor.employeeId, since)) >= maxCodes)
        throw new ProblemError(429, 'TooManyRequestsError', 'Too many codes were sent: try again in an hour');
      const found = await this.destinations.find(ctx, actor);
      const destination = found.find((it) => it.channel === channel);
      if (!destination) throw badRequest('No code can be sent there: see `identity.channels` of the session');
      await this.sendTo(ctx, actor, destination);
    });
    return this.status(ctx, actor);
  }

  /** @throws ProblemError 403 for a wrong code, one that has ended, and while the check is locked */
  async prove(ctx: Context, { code, task_id: taskId }: ProveIdentity): Promise<FormIdentity> {
    const actor = employeeSessionOf(ctx);
    if (hasProvedPossession(actor)) return this.status(ctx, actor);
    const proved = await inTransaction(ctx, async (ctx) => {
      const check = await this.checks.countTry(ctx, actor.employeeId);
      if (!check) throw locked();
      const open = await this.sent.findOpen(ctx, actor.sessionId);
      if (open && this.codes.isRight(open, code)) {
        const proof = proofBy[open.channel];
        await this.checks.clear(ctx, actor.employeeId);
        await this.sent.endOfSession(ctx, actor.sessionId);
        await this.readers.recordProof(ctx, actor.sessionId, proof);
        await this.log.record(ctx, actor, 'identity_proved', { taskId, channel: open.channel });
        return proof;
      }
      // The wrong guess stays counted: the refusal must not undo it.
      throw new CommittedRefusal(
        await this.refuse(ctx, actor, { taskId, triesLeft: maxTries - check.wrong_tries }),
      );
    });
    return this.status(ctx, { ...actor, reader: { ...actor.reader, proved } });
  }

  private async sendTo(ctx: Context, actor: IdentifiedSession, to: CodeDestination): Promise<void> {
    const [id, code] = [randomUUID(), this.codes.create()];
    const expires_at = new Date(ctx.now.getTime() + minutes * 60_000);
    const { employeeId, sessionId } = actor;
    await this.sent.insert(ctx, {
      id,
      account_id: ctx.account.id,
      employee_id: employeeId,
      form_session_id: sessionId,
      channel: to.channel,
      code_hash: this.codes.hash(id, code),
      sent_at: ctx.now,
      expires_at,
    });
    const [queued] = await this.outbox.queue(ctx, [
      {
        kind: 'identity_code',
        to: to.recipient.email,
        number: to.channel === 'text' ? to.recipient.number : undefined,
        language: actor.locale ?? to.recipient.language,
        employeeId,
        placementId: to.recipient.placementId,
        sendBefore: expires_at,
        content: {
          sender_name: to.recipient.senderName,
          is_sender_chosen: to.recipient.isSenderChosen,
          employer_id: to.recipient.employerId ?? undefined,
          reader_name: to.recipient.name,
          url: '',
          code,
          expires_at: expires_at.toISOString(),
        },
      },
    ]);
    if (queued?.status !== 'queued') throw badRequest('The code could not be sent there');
    await this.log.record(ctx, actor, 'identity_code_sent', { channel: to.channel });
  }

  private async refuse(
    ctx: Context,
    actor: IdentifiedSession,
    { taskId, triesLeft }: { readonly taskId: string | undefined; readonly triesLeft: number },
  ): Promise<ProblemError> {
    await this.log.record(ctx, actor, 'identity_refused', { taskId });
    if (triesLeft > 0) return forbiddenBecause(`This is not the code: ${triesText(triesLeft)}`);
    const until = await this.checks.lock(ctx, actor.employeeId);
    await this.log.record(ctx, actor, 'identity_locked', { taskId });
    const event: OnboardingLinkLocked = {
      id: actor.reader.linkId,
      employee_id: actor.employeeId,
      locked_until: until.toISOString(),
    };
    await emitEvent(ctx, 'onboarding_link.locked', event);
    return locked();
  }
}

const proofBy = { email: 'code_by_email', text: 'code_by_text' } as const;
const locked = () => forbiddenBecause('Too many wrong codes: try again later, or ask for help');
const triesText = (tries: number): string => (tries === 1 ? 'one try is left' : `${tries} tries are left`);

function employeeSessionOf({ actor }: Context): IdentifiedSession {
  if (actor.kind !== 'form_session' || actor.side !== 'employee' || actor.reader.handover) throw forbidden();
  return actor;
}

/** A representative's code comes with their link and has tries of its own. */
function codeStatusOf({
  wrongTries,
  codeProvedAt,
}: NamedRepresentative): Pick<FormIdentity, 'status' | 'tries_left'> {
  const tries_left = representativeLimits.codeTries - wrongTries;
  return { status: tries_left > 0 && codeProvedAt === null ? 'required' : 'locked', tries_left };
}
