import { Injectable } from '@nestjs/common';
import { type Context, forbiddenBecause } from '../../context/index.js';
import type { IdentifiedSession } from '../identity/session-identity.service.js';
import { RepresentativesStore } from './representatives.store.js';

/**
 * Tells the browsers of employees from those of representatives. Nobody examines their own documents (8 CFR
 * 274a.2(b)(1)(ii); M-274, 4.0), so what is signed for the employer is not signed in a browser that the employee has used.
 */
@Injectable()
export class RepresentativeDevices {
  constructor(private readonly store: RepresentativesStore) {}

  isEmployees(ctx: Context, { sessionId }: Pick<IdentifiedSession, 'sessionId'>): Promise<boolean> {
    return this.store.isOnEmployeesDevice(ctx, sessionId);
  }

  /** @throws ProblemError 403 */
  async assertNotEmployees(ctx: Context, session: Pick<IdentifiedSession, 'sessionId'>): Promise<void> {
    if (await this.isEmployees(ctx, session))
      throw forbiddenBecause(
        'The employee has used this browser: open the link on the device of the person who was named',
      );
  }
}
