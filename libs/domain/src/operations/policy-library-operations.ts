import {
  LibraryCoverage,
  LibraryCoverageQuery,
  LibraryPlan,
  LibraryWaiver,
  WaiveLibraryPolicy,
} from '../library-coverage.js';
import {
  AddedOfficialFile,
  AddOfficialFile,
  LibraryEntries,
  LibraryEntry,
  LibraryQuery,
  UpdateFromLibrary,
} from '../library-entry.js';
import { sha256Example } from './example-id.js';
import {
  badRequestError,
  decodeError,
  forbiddenError,
  notFoundError,
  operation,
  staffOnly,
} from './operation.js';
import { policyLibraryExamples, waiverExample } from './policy-library-examples.js';
import { resource } from './resource.js';

export const policyLibraryOperations = resource({
  tag: 'policy_library',
  about:
    'Policies that an account may add, with the law that asks for them and what that was read in. Nobody is asked by them before. Beyond the published contract.',
  refusals: {
    BadRequestError: 'Add the policy first: its form has no draft yet',
    ForbiddenError: 'Adding this policy makes a form, which takes form:edit',
  },
  examples: policyLibraryExamples,
  operations: {
    'policy_library.list': operation({
      method: 'GET',
      path: '/policy_library',
      summary: 'List the policies of the library',
      query: LibraryQuery,
      answers: { 200: LibraryEntries },
      errors: decodeError,
      allows: staffOnly,
      needs: 'policy:view',
      isBeyond: true,
    }),
    'policy_library.add': operation(
      {
        method: 'POST',
        path: '/policy_library/{library_key}/add',
        summary: 'Add a policy of the library',
        answers: { 200: LibraryEntry },
        errors: { ...badRequestError, ...forbiddenError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'policy:edit',
        isBeyond: true,
      },
      {
        note: 'It is active at once where its forms can be used and none of its facts is `unsure`; else it is a draft, and `waits_for` says why. Where the library writes its form, a draft of that form is made, which also takes `form:edit`; it waits for the official file, unless the law leaves the text to the employer. Adding it again changes nothing.',
      },
    ),
    'policy_library.update': operation(
      {
        method: 'POST',
        path: '/policy_library/{library_key}/update',
        summary: 'Take over what the library says of a policy',
        body: UpdateFromLibrary,
        answers: { 200: LibraryEntry },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'policy:edit',
        isBeyond: true,
      },
      {
        note: 'Its name, condition, forms and tags; whether it is active stays. What the account changed is replaced only where `replace_changes` is true. The draft of a form is left alone.',
        body: { replace_changes: true },
      },
    ),
    'policy_library.addFile': operation(
      {
        method: 'POST',
        path: '/policy_library/{library_key}/file',
        summary: 'Add the official file of a policy’s form',
        body: AddOfficialFile,
        answers: { 200: AddedOfficialFile },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'form:edit',
        isBeyond: true,
      },
      {
        note: 'A PDF that was sent by `form_pdfs.upload`. Questions of the draft get the boxes of the file that surely ask for the same; the others are named. A file that is read is shown on its page, and has no boxes. Publishing the form makes its policies active, but for those with a fact that is `unsure`.',
        body: { sha256: sha256Example },
      },
    ),
    'policy_library.coverage': operation(
      {
        method: 'GET',
        path: '/policy_library/coverage',
        summary: 'Show which forms of each state are decided',
        query: LibraryCoverageQuery,
        answers: { 200: LibraryCoverage },
        errors: { ...decodeError, ...notFoundError },
        allows: staffOnly,
        needs: 'policy:view',
        isBeyond: true,
      },
      {
        note: 'For each place: what the library knows, and what the account has decided. `proof` says whether each policy of each place with a placement that is not over, or with an employer, is asked or waived. It names placements and employers that the caller may see, and is never `decided` for a caller who does not see all of them. That the library knows nothing for a place does not say that its law asks for nothing.',
      },
    ),
    'policy_library.planState': operation(
      {
        method: 'GET',
        path: '/policy_library/states/{jurisdiction}/plan',
        summary: 'Show what adding a state would add',
        answers: { 200: LibraryPlan },
        errors: notFoundError,
        allows: staffOnly,
        needs: 'policy:view',
        isBeyond: true,
      },
      { note: 'It changes nothing.' },
    ),
    'policy_library.addState': operation(
      {
        method: 'POST',
        path: '/policy_library/states/{jurisdiction}/add',
        summary: 'Add every policy of a state',
        answers: { 200: LibraryPlan },
        errors: { ...forbiddenError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'policy:edit',
        isBeyond: true,
      },
      {
        note: 'All or none of it: as `policy_library.add` does for each policy that the account neither has nor waived. The second time it adds nothing.',
      },
    ),
    'policy_library.waive': operation(
      {
        method: 'PUT',
        path: '/policy_library/{library_key}/waiver',
        summary: 'Waive a policy of the library',
        body: WaiveLibraryPolicy,
        answers: { 200: LibraryWaiver },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'policy:edit',
        isBeyond: true,
      },
      {
        note: 'The account does not ask for its forms, and says why. Publishing its form does not make it active then; adding it takes the waiver back. Another reason replaces the one before, which is kept. 400 where active policies ask for its forms.',
        body: { reason: waiverExample.reason },
      },
    ),
    'policy_library.takeBackWaiver': operation(
      {
        method: 'DELETE',
        path: '/policy_library/{library_key}/waiver',
        summary: 'Take back a waiver',
        answers: { 204: 'nothing' },
        errors: notFoundError,
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'policy:edit',
        isBeyond: true,
      },
      { note: '404 where the policy is not waived.' },
    ),
  },
});
