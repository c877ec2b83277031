import type { Import, ImportStatus } from '@firstday/domain';
import { type IconName, StatusWord, type Tone } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

const looks = {
  checking: ['muted', 'wait'],
  checked: ['warn', 'clock'],
  committing: ['muted', 'wait'],
  completed: ['good', 'check'],
  failed: ['bad', 'alert'],
} as const satisfies Record<ImportStatus, readonly [Tone, IconName]>;

/** How far an import is. */
export async function ImportState({ status }: Pick<Import, 'status'>) {
  const t = await getTranslations('imports');
  const [tone, icon] = looks[status];
  return <StatusWord tone={tone} icon={icon} word={t(`status_${status}`)} />;
}
