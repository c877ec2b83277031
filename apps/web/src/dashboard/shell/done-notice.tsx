import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

const completedActions = [
  'accessRevoked',
  'accountsLinked',
  'accountsParted',
  'checkStarted',
  'connectionSaved',
  'correctionDeclined',
  'correctionOpened',
  'documentPublished',
  'documentRetried',
  'documentRetired',
  'failedRedelivered',
  'fileAdded',
  'formMade',
  'formPublished',
  'formRestored',
  'formRetired',
  'formUsedAgain',
  'formsMoved',
  'groupDeleted',
  'groupMade',
  'groupSaved',
  'hireWithdrawn',
  'holdPlaced',
  'holdReleased',
  'importCommitted',
  'importDeleted',
  'linkRevoked',
  'merged',
  'newHireFileDeleted',
  'newHireFileMade',
  'newHireFileSent',
  'newHiresBegun',
  'newHiresNoted',
  'nothingRedelivered',
  'organizationDeleted',
  'organizationMade',
  'organizationRestored',
  'organizationSaved',
  'originsSaved',
  'packageOrdered',
  'passwordChanged',
  'personDeleted',
  'personSaved',
  'placementEnded',
  'policyAdded',
  'policyAddedAsDraft',
  'policyArchived',
  'policyBegun',
  'policyToPublish',
  'policyCreated',
  'policyInUse',
  'policyRolledBack',
  'policySaved',
  'policyTakenOver',
  'policyToCheck',
  'redelivered',
  'propertyDeleted',
  'propertyDeprecated',
  'propertyMade',
  'recordDeleted',
  'recordMade',
  'recordSaved',
  'rehireDecided',
  'sessionEnded',
  'sessionsEnded',
  'testSent',
  'signerSaved',
  'settingsSaved',
  'tokenRevoked',
  'tokenRotated',
  'userDeleted',
  'userMade',
  'userSaved',
  'webhookDeleted',
  'webhookEnabled',
  'webhookMade',
  'webhookSaved',
  'viewDeleted',
  'viewKept',
  'viewSaved',
] as const;
export type CompletedAction = (typeof completedActions)[number];

export const isCompletedAction = (text: unknown): text is CompletedAction =>
  completedActions.some((action) => action === text);

/** Says what was done on the page before. */
export async function DoneNotice({ action }: { readonly action: unknown }) {
  if (!isCompletedAction(action)) return null;
  const t = await getTranslations('deed');
  return (
    <Banner tone="good" icon="check" data-done="" tabIndex={-1}>
      {t(action)}
    </Banner>
  );
}
