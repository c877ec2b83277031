import type { OperationId } from '@firstday/domain';

const patched =
  'Only what is given changes. `custom_attributes` are merged, and null clears one. A top-level property with a plain value is kept as a system attribute.';
const deleted =
  'Answers the record as it last was; from then on it is 404. Refused with 400 where placements still name it.';
const made =
  '`custom_attributes` takes active custom properties of this kind of record. Any other top-level property with a plain value is kept as a system attribute and answered at the top level.';
const previewed =
  'What `placements.create` would answer for the same body. Nothing is written: the id is well-formed and exists nowhere.';
const linked =
  'Firstday sends nothing to anybody: hand the link on yourself. It is valid for seven days unless configured otherwise, and can be used until then, as long as whoever made it may still make it. Where they may not see sensitive values, neither does the page until the employee proves who they are. `signer_name`, `signer_email` and `signer_title` say for whom you vouch on the employer’s side; what is absent the page asks for.';

/** What a caller should know of an operation that its name and schemas do not say. */
export const operationNotes: Partial<Record<OperationId, string>> = {
  'clients.create': made,
  'clients.updateById': patched,
  'clients.deleteById': deleted,
  'jobs.create': made,
  'jobs.updateById': patched,
  'jobs.deleteById': deleted,
  'employers.create': `Forms are filled in and signed for this company. ${made}`,
  'employers.updateById': patched,
  'employers.deleteById': deleted,
  'employees.create': `The Social Security number and the date of birth are sealed at rest. ${made}`,
  'employees.findById':
    'The Social Security number is answered in full to API tokens and to people who may see sensitive values, masked (`***-**-1120`) to everyone else.',
  'employees.updateById': patched,
  'employees.deleteById':
    'Answers the record as it last was; from then on it is 404. What the law keeps is purged when the law allows it.',
  'employees.migrateTaskProgress':
    'For the same person recorded twice, or hired again: completed tasks move to the target where it has no completed task of that form.',
  'employees.getOnboardingUrl': `One employee, one side, and with \`task_ids\` those tasks in that order. ${linked}`,
  'account_settings.update':
    'An employee with a known date of birth and Social Security number gives both, the number’s last four digits, before sensitive values show or a signature is given (`date_of_birth_and_ssn`), or is not asked (`none`). Whoever opens an employer’s link is vouched for by its issuer (`vouched`), or signs in to the account (`signed_in_user`).',
  'form_sessions.create':
    'A browser that gives a secret of its own as `device` has one session of a link. A link has ten living sessions at most: the eleventh ends the one that was used longest ago, those in which nothing was proved or entered first.',
  'form_sessions.proveIdentity':
    'Five wrong answers lock the check for an hour, over all links and sessions of the employee, and twice as long each time after; the event `onboarding_link.locked` says so. Which part was wrong is not said.',
  'form_sessions.identifySigner':
    'The issuer of the link vouches for the reader. What the issuer has said is not changed by it.',
  'onboarding_links.list': 'Newest first. A person sees the links of employees whom they may see.',
  'onboarding_links.revoke': 'The link and every session that was opened by it end at once.',
  'placements.create':
    'Decides which forms the placement needs. With `create_tasks` the missing tasks are made, all in one transaction; a living task of the same employee and form is used again. A living placement of the same four records is 409.',
  'placements.updateById':
    'Decides again which forms the placement needs; with `create_tasks` the missing tasks are made.',
  'placements.preview': previewed,
  'placements.previewDeprecated': previewed,
  'placements.explain':
    'Each policy as a tree with the value that was found and the outcome at every node: met, unmet, or unknown where a fact is missing.',
  'custom_properties.create':
    'Made once for a kind of record, then written in `custom_attributes` by its name. `is_sensitive_info` seals its values at rest and masks them: they are in no event, and no list, policy or access rule asks for them. It is set once. A property whose name says that it holds an SSN, a bank account, a payment card, the number of an identity document or a date of birth is refused without it. `is_permission_scope` lets access rules ask for it.',
  'custom_properties.deprecateById': 'Stored values stay readable; new ones are refused.',
  'custom_properties.deleteById': 'Refused with 400 where a form, a policy or a stored value uses it.',
  'policies.create':
    'A condition over facts, and the forms that a placement needs where it is met. A wrong condition is 400 with an issue for each part.',
  'policies.updateById': 'A change is a new version: placements keep naming the one that decided them.',
  'tasks.create':
    'One form for one employee. A living task of the same form and associations is 409, unless `allow_duplicate` is true.',
  'tasks.updateById':
    '`deletion_allowed_at` before the form’s legal retention ends is refused with 403. `deletion_scheduled_at` is the first day on which the law lets a completed form go, once the end of the employment is known; a day that you set, or null for none, counts instead.',
  'tasks.deleteById': 'Withdrawn from view; what the law keeps is purged when the law allows it.',
  'tasks.getFields':
    'Sensitive values are masked, unless `include_sensitive_info` is true and the caller may see them.',
  'tasks.updateFields':
    'An unknown path or an invalid value is 400 with an issue for each. Answers of a completed task change only after a task change request.',
  'tasks.getPdf':
    'Once the task is completed; 400 before. A caller that accepts `text/plain` only gets base64.',
  'tasks.sign':
    'The attestation’s hash is of the text that was shown: a signature under other words is refused.',
  'tasks.getAudit':
    'Every event is hashed with the one before it, and the chain is verified for each answer.',
  'task_change_requests.create':
    'From `starting_section_id` on, or from the first. Answers stay, signatures are void but kept. A task that is not completed is `skipped` with 200.',
  'subtasks.uploadFiles': 'PDF, PNG, JPEG, HEIC or WebP, told by their bytes, of at most 20 MiB each.',
  'files.findById': 'The link works for a short time, without a credential.',
  'themes.updateById': 'Only what is given changes.',
  'embedding.update': 'Replaces the whole list. No other page can show a component in a frame.',
  'components.createUrl':
    'Put `redirect_url` in an iframe of an origin that the account lists. Its code can be redeemed once. `filters` are a ceiling that the page cannot lift; both lifetimes are in seconds.',
  'connected_organizations.create':
    'With a live and a test account of its own. Act for one with your API token and the header `x-account-id`. What a test credential makes has a test account alone: its `live_account_id` is empty, and live credentials do not see it.',
  'connected_organizations.updateById':
    'Only what is given changes. Test credentials read what was made live and do not change it: 404.',
  'connected_organizations.deleteById':
    'One that holds records is deleted with `confirm=true`; without it the answer says what it holds. Its links, sessions and tokens end at once, and those of organizations connected to it. Test credentials do not delete what was made live: 404.',
  'connected_organizations.restore':
    'For 30 days. Its API tokens and onboarding links hold again; people, hosted pages and components sign in anew.',
  'magic_links.create': 'It signs in once, within `expire_in` seconds. Hand it on yourself: nothing is sent.',
  'users.create': 'A group’s key (`admin`, `recruiter`, `viewer`) serves as its id.',
  'users.updateById':
    'Nobody gives a group that holds more than they do themselves: 403. A person cannot take out the last who administers users: 400. With another email the user’s password and the link to their user of the other account are gone: whoever has the address comes in by a magic link.',
  'users.deleteById':
    'With all of their sessions and links. A person can delete neither themselves nor the last who administers users: 400.',
  'user_groups.updateById':
    'A person can give and take only what they hold for every record themselves: 403. The last group by which anybody administers users keeps that permission: 400. `admin` stays as it is.',
  'user_groups.create':
    'An access rule is a condition over attributes: people see the records that meet the rule of any of their groups.',
  'api_tokens.create':
    'Without `permissions` it may do everything in its account; without `expires_at` it lasts until it is revoked; without `allowed_networks` it works from anywhere. The token is in this answer and never again: it is stored as a hash. Nobody makes one that may do what they do not hold for every record themselves, and no token makes one that lasts longer or works in more places than itself: 403. It draws on the authority of the person who made it: it may do no more than they still may, and ends with them.',
  'api_tokens.update':
    'To let a token do less takes no more than to revoke it. To let it do more, last longer, or work in more places takes what making it so would.',
  'api_tokens.revoke':
    'Every process refuses it within a second. With it end the tokens that it made, and those that they made. Only the token that asks stays, with what it made: so a token can make its successor, which then revokes it.',
  'users.linkAccounts':
    'For somebody signed in live within the last ten minutes who is linked to a user of the test account, and holds in each account what the user there does. `user_id` is the user of the live account.',
  'users.listSessions': 'For who holds all that the user does: 403 otherwise.',
  'users.endSession':
    'For who holds all that the user does: 403 otherwise. It is refused with the next request.',
  'users.endSessions':
    'For who holds all that the user does: 403 otherwise. They are refused with the next request.',
  'sessions.linkAccount':
    'From a live session of somebody who signed in within the last ten minutes, else 403 `ForbiddenError`. Give `email` and `password` of the user of the test account, or the `token` of a magic link of theirs, which is then used.',
  'sessions.switchAccount':
    'For people of whom it was shown that they are a user of both: 404 otherwise. Whoever signed in to the live account longer than ten minutes ago gives the `password` that they have there: 403 `ForbiddenError` without. The new session ends when the one before would have.',
  'sessions.changePassword':
    'From the live account it holds for a linked user of the test account too; from the test account for that one alone.',
  'sessions.list': 'Those that let them in still, newest first.',
  'sessions.signIn':
    'The session is in the cookie `__session` of the answer, `__Host-__session` where the service is reached by https.',
  'sessions.redeemMagicLink':
    'The session is in the cookie `__session` of the answer, `__Host-__session` where the service is reached by https.',
  'webhooks.create':
    'Without `subscribed_events` it gets every kind of event. Deliveries are signed as Standard Webhooks has it, with the key in `token`. Whoever makes it may see every record of the kinds that it is sent: 403 otherwise.',
  'webhooks.list':
    'Whoever does not hold `webhook:view_secret` is answered the last four characters of each `token`.',
  'webhooks.getSecret':
    'The signing keys in force: for a day after a rotation there are two. Each read is in the security log.',
  'webhooks.redeliver': 'With its first id: a receiver that has seen it can pass over it.',
  'security_events.list':
    'Newest first; read on with `next_cursor` as `cursor`. Entries hold ids, words and counts, and no value of a record. Only for people who see every record of the account. Reads are written down within half a second, and repeated reads of one thing by one credential once a minute, with their count.',
  'security_events.export':
    'One `SecurityEvent` a line, newest first, of the whole span; it is read as fast as you take it. An export that breaks off ends the connection without the last chunk. The export is in the log itself.',
  'everify_connection.set': 'The password is sealed at rest and never answered.',
};
