import { operations } from '@firstday/domain';
import { operationUrl } from '../../api/operation-url';
import { FollowChanges } from './follow-changes';

/** Shows a page anew when records on it may have changed. */
export function LiveUpdates() {
  return <FollowChanges url={operationUrl(operations['component_changes.stream'].path, {})} />;
}
