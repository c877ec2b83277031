import { Global, Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/index.js';
import { OutboxStore } from '../../outbox/index.js';
import { EmployeeLifecycleService, EmployeesModule } from '../../records/index.js';
import { ContactChangeLink } from '../contact-changes/contact-change-link.js';
import { ContactChangesController } from '../contact-changes/contact-changes.controller.js';
import { ContactChangesService } from '../contact-changes/contact-changes.service.js';
import { ContactConfirmationsService } from '../contact-changes/contact-confirmations.service.js';
import { OnboardingModule } from '../onboarding/onboarding.module.js';
import { ChangeNoticesService } from './change-notices.service.js';
import { EmployeeMessagesService } from './employee-messages.service.js';
import { EmployeeNotices } from './employee-notices.js';
import { LinkRequestsService } from './link-requests.service.js';
import { ReminderNeedsStore } from './reminder-needs.store.js';
import { RepresentativeMessagesService } from './representative-messages.service.js';
import { RenewedLinkMessagesService } from './renewed-link-messages.service.js';

/** Messages to employees. Forms are signed below the links that these hold: they ask for `EmployeeNotices`. */
@Global()
@Module({
  imports: [AccountsModule, EmployeesModule, OnboardingModule],
  controllers: [ContactChangesController],
  providers: [
    ChangeNoticesService,
    ContactChangeLink,
    ContactChangesService,
    ContactConfirmationsService,
    EmployeeMessagesService,
    LinkRequestsService,
    ReminderNeedsStore,
    RenewedLinkMessagesService,
    RepresentativeMessagesService,
    { provide: EmployeeNotices, useExisting: RenewedLinkMessagesService },
  ],
  exports: [
    EmployeeMessagesService,
    EmployeeNotices,
    LinkRequestsService,
    RenewedLinkMessagesService,
    RepresentativeMessagesService,
  ],
})
export class TaskMessagesModule {
  constructor(
    lifecycle: EmployeeLifecycleService,
    outbox: OutboxStore,
    changes: ChangeNoticesService,
    contacts: ContactChangesService,
  ) {
    lifecycle.onContactChanged((ctx, contact) => contacts.replaced(ctx, contact));
    lifecycle.onAddressChanged((ctx, employeeId) =>
      changes.record(ctx, {
        kind: 'address_changed',
        employeeId,
        changeId: `${employeeId} ${ctx.now.toISOString()}`,
        stop: null,
      }),
    );
    lifecycle.onDelete((ctx, employeeId) => outbox.removeOfEmployee(ctx, employeeId));
  }
}
