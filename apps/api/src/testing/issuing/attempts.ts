import type { OperationId } from '@firstday/domain';
import type { AuthorityAttempt } from './attempt-context.js';
import * as access from './access-attempts.js';
import * as settings from './settings-attempts.js';

/** Every operation that grants authority, except those whose input is the credential that they exchange. */
export const attempts: Partial<Record<OperationId, readonly AuthorityAttempt[]>> = {
  'api_tokens.create': [access.createToken, access.createToken, access.replayToken],
  'api_tokens.update': [access.updateToken],
  'users.create': [access.createUser],
  'users.updateById': [access.updateUser],
  'user_groups.create': [access.createGroup],
  'user_groups.updateById': [access.updateGroup],
  'inspector_accesses.create': [settings.giveInspectorAccess],
  'magic_links.create': [access.createMagicLink],
  'webhooks.create': [settings.createWebhook],
  'webhooks.updateById': [settings.updateWebhook],
  'webhooks.list': [settings.ofWebhook('webhooks.list')],
  'webhooks.findById': [settings.ofWebhook('webhooks.findById')],
  'webhooks.getSecret': [settings.ofWebhook('webhooks.getSecret')],
  'webhooks.rotateToken': [settings.ofWebhook('webhooks.rotateToken')],
  'webhooks.deleteById': [settings.deleteWebhook],
  'webhooks.enable': [settings.resend('webhooks.enable')],
  'webhooks.redeliverFailed': [settings.resend('webhooks.redeliverFailed')],
  'webhooks.getDelivery': [settings.ofDelivery('webhooks.getDelivery')],
  'webhooks.redeliver': [settings.ofDelivery('webhooks.redeliver')],
  'components.createUrl': [settings.createComponentUrl, settings.createComponentUrl],
  'custom_views.updateById': [settings.updateView],
  'employees.getOnboardingUrl': [settings.createOnboardingLink('employees.getOnboardingUrl')],
  'employee_acts.createLinks': [settings.createEmployeeLinks],
  'tasks.getOnboardingUrl': [settings.createOnboardingLink('tasks.getOnboardingUrl')],
  'tasks.nameRepresentative': [settings.nameRepresentative],
  'tasks.createRepresentativeCode': [settings.createRepresentativeCode],
  'account_settings.update': [settings.updateAccountSettings],
  'everify_connection.set': [settings.setConnection],
  'embedding.update': [settings.setOrigins],
  'files.findById': [settings.createFileLink],
};

/**
 * Operations that answer a credential for the one that they are given; what leads to them is tried above. A component that adds
 * somebody answers the link to their forms by the authority of whoever made its own (`component-placements.feature.spec.ts`). Who goes from
 * one account of theirs to the other, or joins them, shows in both who they are: that has tests of its own in `sessions`.
 */
export const exchanges: readonly OperationId[] = [
  'component_placements.create',
  'component_sessions.create',
  'form_sessions.continue',
  'form_sessions.continueElsewhere',
  'form_sessions.create',
  'sessions.linkAccount',
  'sessions.redeemMagicLink',
  'sessions.signIn',
  'sessions.switchAccount',
  'tasks.handOver',
  'users.linkAccounts',
];
