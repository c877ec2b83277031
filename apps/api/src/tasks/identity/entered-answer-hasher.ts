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

/** The employee and the device that they work on. */
type Place = { readonly employeeId: string; readonly deviceKey: string };

/** What the employee asks to correct: no field of a form. */
export const correctionPath = 'correction';

/** A fact about the employee, by which an answer of one form fills another. */
export const factPath = (fact: string): string => `fact ${fact}`;

/**
 * Recognizes what an employee entered on a device without storing it, by a keyed hash of employee, device, field and
 * value. Someone with the database but without the key cannot try numbers against it.
 */
@Injectable()
export class EnteredAnswerHasher {
  constructor(private readonly keyring: Keyring) {}

  /** One hash for each value that was entered; a file is identified by its id. */
  hash(place: Place, { path, value }: Answer): string[] {
    return toParts(value).map((part) => hashPart(this.keyring.current, place, [path, part]));
  }

  /** Whether this value of the field was entered on the session's device, for its employee. */
  wasEntered(
    { employeeId, reader }: { readonly employeeId: string; readonly reader: SessionReader },
    answer: Answer,
  ): boolean {
    const { entered, deviceKey } = reader;
    if (entered.length === 0 || isBlank(answer.value)) return false;
    const place = { employeeId, deviceKey };
    return toParts(answer.value).every((part) =>
      this.keyring.keys.some((key) => entered.includes(hashPart(key, place, [answer.path, part]))),
    );
  }
}

function toParts(value: AnswerValue | undefined): string[] {
  if (isBlank(value)) return [];
  return isFiles(value) ? value.map(({ id }) => id) : [canonicalJson(value)];
}

const hashPart = (key: SealingKey, { employeeId, deviceKey }: Place, parts: readonly string[]): string =>
  createHmac('sha256', key.derive(purpose))
    .update(JSON.stringify([employeeId, deviceKey, ...parts]))
    .digest('base64url')
    .slice(0, 22);
