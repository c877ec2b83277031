'use server';
import { CalendarDate } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, readText, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { keepTyped } from '../forms/keep-typed';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import { readStoredRecord } from '../records/read-stored-record';
import type { ActionContext } from '../session/current-session';
import { StoredPlacement } from './stored-placement';

export async function endPlacement(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  return keepTyped(before, form, async () => {
    const day = CalendarDate.safeParse(readText(form, 'end_date'));
    const [t, advice] = [await getTranslations('placements'), await getTranslations('recordAdvice')];
    const reject = (message: string, target = 'end_date') => rejectForm(before, form, [{ target, message }]);
    if (!day.success) return reject(advice('day'));
    const { start_date } = StoredPlacement.parse(
      (await readStoredRecord(place.path, 'placement', id)).record,
    );
    if (start_date !== undefined && day.data < start_date) return reject(t('endBeforeStart'));
    const written = await write(
      place,
      'placements.updateById',
      { params: { placement_id: id }, body: { end_date: day.data } },
      readText(form, 'version'),
    );
    if (!written.ok) return rejectForm(before, form, [{ message: await errorText(written.errorCode) }]);
    redirect(withQuery(paths.record('placement', id), { done: 'placementEnded' }));
  });
}
