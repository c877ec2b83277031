import type { MessageKind } from '@firstday/domain';
import { type DueMessage, dueDigest, dueMessages, nextDigestAt, type SentStep } from '@firstday/messages';
import { readableLocale } from '@firstday/domain/languages';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Context } from '../../context/index.js';
import { AccountsService } from '../../identity/index.js';
import { OutboxService } from '../../outbox/index.js';
import { ordinaryCalendar } from '../../records/index.js';
import type { SignerDigestEntity } from './signer-digest.entity.js';
import { type SignerActors, type SignerWork, SignerWorkService } from './signer-work.service.js';

/** A user's morning. */
export interface SignerMorning extends SignerActors {
  readonly digest: SignerDigestEntity;
  readonly timeZone: string;
  readonly email: string;
  /** What they chose to be written to in. */
  readonly language: string | null;
  /** What was asked before their account wrote to people is told from then on; null where none of it is. */
  readonly askedSince: Date | null;
}

/** Tells somebody who signs or acts for the employer what waits for them: in one message, whatever there is to say. */
@Injectable()
export class SignerMessagesService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly work: SignerWorkService,
    private readonly accounts: AccountsService,
    private readonly outbox: OutboxService,
  ) {}

  /** @returns the steps that were carried out last, by form */
  async tell(ctx: Context, morningOf: SignerMorning): Promise<readonly SentStep[]> {
    const { digest, timeZone, email, askedSince } = morningOf;
    const organization = await this.accounts.organizationOf(ctx);
    const language = readableLocale(morningOf.language, organization.language);
    const since = new Date(
      Math.min(digest.created_at.getTime(), (askedSince ?? digest.created_at).getTime()),
    );
    const work = await this.work.read(ctx, morningOf, since);
    const law = lawfulMessages(work, { digest, timeZone, language, now: ctx.now });
    const morning = dueDigest(
      {
        userId: digest.user_id,
        timeZone,
        language,
        isAnythingWaiting: work.isAnythingWaiting,
        isOptedOut: false,
        sent: [],
      },
      ctx.now,
    );
    const [kind = morning?.kind, ...also] = kindsOf(law);
    if (kind)
      await this.queue(ctx, {
        kind,
        also,
        userId: digest.user_id,
        email,
        timeZone,
        language,
        sender: organization.name,
      });
    const at = ctx.now.toISOString();
    const carriedOut = law.flatMap(({ steps }) => steps.map((key) => ({ key, at })));
    const open = new Set([...work.lawful.values()].flat().map(({ id }) => `${id}/employer`));
    return [
      ...new Map([...digest.steps, ...carriedOut].map((step) => [ladderOf(step), step])).values(),
    ].filter((step) => open.has(ladderOf(step)));
  }

  /** Its link leads to the dashboard, where they sign in. */
  private async queue(
    ctx: Context,
    { kind, also, userId, email, timeZone, language, sender }: Queued,
  ): Promise<void> {
    const day = nextDigestAt(timeZone, ctx.now).toISOString().slice(0, 10);
    const content = {
      sender_name: sender,
      reader_name: '',
      url: `${this.config.baseUrl}${pageOf(kind)}`,
      expires_at: '',
      ...(also.length > 0 && { also }),
    };
    await this.outbox.queue(ctx, [
      { kind, to: email, language, content, userId, once: `digest ${userId} ${day}` },
    ]);
  }
}

interface Queued {
  readonly kind: MessageKind;
  readonly also: readonly MessageKind[];
  readonly userId: string;
  readonly email: string;
  readonly timeZone: string;
  readonly language: string;
  /** What the organization is called. */
  readonly sender: string;
}

interface Told {
  readonly language: string;
  readonly now: Date;
}

/** Of each employer by its own days; together they are one message. */
function lawfulMessages(
  { lawful, employers }: SignerWork,
  { digest, timeZone, language, now }: Pick<SignerMorning, 'digest' | 'timeZone'> & Told,
): readonly DueMessage[] {
  return [...lawful].flatMap(([employer, tasks]) =>
    dueMessages(
      {
        startsOn: null,
        timeZone,
        calendar: employers.get(employer)?.calendar ?? ordinaryCalendar,
        readers: { employer: { language, isOptedOut: false, hasDigest: true } },
        tasks,
        events: [],
        sent: digest.steps,
      },
      now,
    ),
  );
}

/** The most urgent first. That something is late says that it was due. */
function kindsOf(messages: readonly DueMessage[]): readonly MessageKind[] {
  const told = new Set(messages.flatMap(({ kind, also }) => [kind, ...also]));
  const kinds = (['section_2_late', 'section_2_due', 'everify_due'] as const).filter((kind) =>
    told.has(kind),
  );
  return kinds.filter((kind) => kind !== 'section_2_due' || !told.has('section_2_late'));
}

function pageOf(kind: MessageKind): string {
  if (kind === 'everify_due') return '/dashboard/everify';
  return kind === 'signer_digest' ? '/dashboard' : '/dashboard/review';
}

const ladderOf = ({ key }: SentStep): string => key.slice(0, key.lastIndexOf('@'));
