import { createHmac } from 'node:crypto';
import { type AnswerValue, isBlank, isFiles } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { SessionReader } from '../../context/index.js';
import { Keyring, type SealingKey, canonicalJson } from '../../sealing/index.js';

const purpose = 'entered-answers';

interface Answer {
  readonly path: string;
  readonly value: AnswerValue | undefined;
}

/**
 * Recognizes what was entered in a session without storing it, by a keyed hash of session, field and value. Somebody
 * with the database but without the key cannot try numbers against it.
 */
@Injectable()
export class EnteredAnswerHasher {
  constructor(private readonly keyring: Keyring) {}

  /** Of each value that was entered; a file is known by its id. */
  hash(sessionId: string, { path, value }: Answer): string[] {
    return toParts(value).map((part) => hashPart(this.keyring.current, [sessionId, path, part]));
  }

  /** Whether this very value of the field was entered in the session. */
  wasEntered(sessionId: string, { entered }: Pick<SessionReader, 'entered'>, answer: Answer): boolean {
    if (entered.length === 0 || isBlank(answer.value)) return false;
    return toParts(answer.value).every((part) =>
      this.keyring.keys.some((key) => entered.includes(hashPart(key, [sessionId, answer.path, part]))),
    );
  }
}

function toParts(value: AnswerValue | undefined): string[] {
  if (isBlank(value)) return [];
  return isFiles(value) ? value.map(({ id }) => id) : [canonicalJson(value)];
}

const hashPart = (key: SealingKey, parts: readonly string[]): string =>
  createHmac('sha256', key.derive(purpose)).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
