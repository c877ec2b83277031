import type { AnswerValue } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { EmployeeDevicesStore } from './employee-devices.store.js';
import { EnteredAnswerHasher, factPath } from './entered-answer-hasher.js';

interface EnteredAnswer {
  readonly path: string;
  /** What the answer says of the employee, which other forms are filled with. */
  readonly fact?: string | undefined;
  readonly value: AnswerValue;
  readonly isSensitive: boolean;
}

/** Records which sensitive answers were entered on a form session's device: only there they are shown. */
@Injectable()
export class EnteredAnswersService {
  constructor(
    private readonly hasher: EnteredAnswerHasher,
    private readonly devices: EmployeeDevicesStore,
  ) {}

  /** Call it in the transaction that wrote the answers. */
  async record(ctx: Context, written: readonly EnteredAnswer[]): Promise<void> {
    const { actor } = ctx;
    if (actor.kind !== 'form_session') return;
    const { employeeId, reader } = actor;
    const place = { employeeId, deviceKey: reader.deviceKey };
    const marks = written
      .filter(({ isSensitive }) => isSensitive)
      .flatMap(({ path, fact, value }) => [
        ...this.hasher.hash(place, { path, value }),
        ...(fact === undefined ? [] : this.hasher.hash(place, { path: factPath(fact), value })),
      ]);
    if (marks.length > 0) await this.devices.addEntered(ctx, { employeeId, key: reader.deviceKey }, marks);
  }
}
