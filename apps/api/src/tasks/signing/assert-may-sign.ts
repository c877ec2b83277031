import type { Issue, NameStatement, Side } from '@firstday/domain';
import {
  type Attestation,
  type Section,
  type StandIn,
  type FormContext,
  findField,
  findSection,
  issueMessage,
  standInOf,
  textOf,
  unvisitedPages,
  validateSection,
} from '@firstday/forms';
import {
  badRequest,
  forbiddenBecause,
  invalidInput,
  ProblemError,
  type SessionReader,
} from '../../context/index.js';
import { isOwnSection, notTheirSection } from '../handovers/is-own-section.js';
import { type TaskAggregate, formStateOf, isExpired, isSigned } from '../task-aggregate.js';
import { isSectionWritable } from '../section-state-of.js';
import { checkSignedName } from './check-signed-name.js';
import { type Consent, findShownAttestation, findShownConsent } from './find-shown-attestation.js';
import { assertLeftToThem, isSelfExamination } from '../representatives/named-person-issues.js';
import { isEmployeeName } from './is-employee-name.js';
import type { SigningInput } from './signing-input.js';

interface SignableSection {
  readonly section: Section;
  readonly role: Exclude<Section['signer'], 'nobody'>;
  /** The declaration as it was shown, word for word. */
  readonly attestation: string;
  readonly consent: Consent;
  /** What was stated of a name that is not the one on record. */
  readonly nameStatement: NameStatement | null;
}

interface SigningParty {
  readonly side: Side;
  readonly reader: Pick<SessionReader, 'handover' | 'representative' | 'signer'>;
  readonly locale: string;
  /** The declaration as the signer's page shows it (`ShownAttestations`). */
  readonly attestation: Attestation | undefined;
  /** What is wrong with the picture of a drawn signature: that is looked at beforehand (`SignatureCheck`). */
  readonly pictureIssue: string | undefined;
}

/**
 * Everything that has to hold before a section is signed.
 * @throws ProblemError 403 where it is not this side's to sign now, 400 where something is missing or wrong
 */
export function assertMaySign(
  aggregate: TaskAggregate,
  given: SigningInput,
  signer: SigningParty,
  now: Date,
): SignableSection {
  const section = findSection(aggregate.edition, given.section_id);
  if (!section) throw invalidInput([issueAt(['section_id'], 'The form has no such section')]);
  const { signer: role } = section;
  const { attestation } = signer;
  if (role === 'nobody' || !attestation) throw badRequest('Nobody signs this section');
  assertInTurn(aggregate, section, signer, now);
  assertLeftToThem(aggregate, section, signer.reader);
  const standIn = assertRightSigner(aggregate, section, signer.reader);
  const shown = findShownAttestation(attestation, given.attestation_sha256);
  const consent = findShownConsent(signer.locale, given.consent_sha256, signer.side);
  const isEmployee =
    signer.side === 'employer' &&
    (isEmployeeName(aggregate, given.signature.name) || isSelfExamination(aggregate, given, signer.reader));
  const { nameStatement, issues: nameIssues } = checkSignedName(aggregate, section, given, {
    ...signer,
    standIn,
  });
  const issues = [
    ...(shown ? [] : [issueAt(['attestation_sha256'], 'This is not the declaration of the form')]),
    ...(consent ? [] : [issueAt(['consent_sha256'], 'This is not the consent that goes with a signature')]),
    ...(signer.pictureIssue === undefined ? [] : [issueAt(['signature', 'image'], signer.pictureIssue)]),
    ...nameIssues,
    ...answerIssuesOf(aggregate, section, { 'signer.is_employee': isEmployee }, signer.locale),
  ];
  if (isEmployee)
    throw forbiddenBecause(
      'The employee cannot sign for the employer. If you share the name, add what tells you apart',
    );
  if (issues.length > 0 || !shown || !consent) throw invalidInput(issues);
  assertDocumentsRead(aggregate, section, signer.locale);
  assertPagesVisited(aggregate, section);
  return { section, role: standIn ? 'preparer' : role, attestation: shown.text, consent, nameStatement };
}

/** Whoever completes a section in the employee's place signs it, in a session of their own; nobody else's is signed there. */
function assertRightSigner(
  aggregate: TaskAggregate,
  section: Section,
  { handover }: Pick<SessionReader, 'handover'>,
): StandIn | undefined {
  const standIn = standInOf(section, aggregate);
  if (standIn && !handover)
    throw forbiddenBecause(
      'Whoever completes this for the employee signs it: hand over the device first (tasks.handOver)',
    );
  if (!standIn && handover && section.signer === 'employee')
    throw forbiddenBecause('The employee completes and signs this section');
  return standIn;
}

function assertInTurn(
  aggregate: TaskAggregate,
  section: Section,
  { side, reader }: SigningParty,
  now: Date,
): void {
  if (section.assignee !== side) throw forbiddenBecause(`This section is the ${section.assignee}'s to sign`);
  if (!isOwnSection(section, reader)) throw forbiddenBecause(notTheirSection(reader));
  if (isSigned(aggregate, section)) throw alreadySignedError();
  if (isExpired(aggregate.task, now)) throw forbiddenBecause('The task has expired');
  if (!isSectionWritable(aggregate, section, now)) {
    throw forbiddenBecause('This section is not open yet: the ones before it come first');
  }
}

/** A section is signed once; to sign again it has to be sent back or reopened first. */
export const alreadySignedError = () =>
  new ProblemError(409, 'AlreadySignedError', 'This section is signed already');

function answerIssuesOf(
  aggregate: TaskAggregate,
  section: Section,
  facts: FormContext,
  locale: string,
): Issue[] {
  const { edition, context } = aggregate;
  return validateSection({ ...aggregate, context: { ...context, ...facts } }, section.id).map((issue) => ({
    _tag: issue.code === 'required' ? 'Missing' : 'Refinement',
    path: ['fields', ...issue.path],
    message: issueMessage(issue, findField(edition, String(issue.path[0] ?? '')), locale),
  }));
}

/** What is declared is about what was read, in the edition that is signed: a page that has changed has to be seen again. */
function assertDocumentsRead(aggregate: TaskAggregate, section: Section, locale: string): void {
  const unread = unvisitedPages(formStateOf(aggregate), section.id).find(({ document }) => document);
  if (unread) throw forbiddenBecause(`First read the document on the page “${textOf(unread.title, locale)}”`);
}

/** Pub. 15-T: the signer is sent through every page of Form W-4 from Step 1(c) to Step 4(c) before signing. */
function assertPagesVisited(aggregate: TaskAggregate, section: Section): void {
  const pages = unvisitedPages(formStateOf(aggregate), section.id);
  if (pages.length === 0) return;
  throw invalidInput(
    pages.map((page) => issueAt(['pages', page.id], 'This page has to be looked at before signing')),
  );
}

const issueAt = (path: string[], message: string): Issue => ({ _tag: 'Refinement', path, message });
