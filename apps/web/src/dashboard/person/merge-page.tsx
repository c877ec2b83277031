import './person.css';
import type { UserSession } from '@firstday/domain';
import { Button, Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { RecordPicker } from '../record-picker/record-picker';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { MergeComparison } from './merge-comparison';
import { nameOf, readPerson } from './read-person';

interface MergePageProps {
  readonly session: UserSession;
  /** The record that stays. */
  readonly employee: string;
  /** The other one, as the address has it; empty where none is chosen yet. */
  readonly other: string;
}

/** Two records of one person side by side, and what moves if one of them is kept. */
export async function MergePage({ session, employee, other }: MergePageProps) {
  const [t, words] = [await getTranslations('person'), await getTranslations('employees')];
  return (
    <RequirePermission session={session} section="employees" needs="task:edit" title={t('mergeTitle')}>
      {async () => {
        const { person } = await readPerson(employee);
        const name = nameOf(person) || words('unnamed');
        return (
          <div className="dash-column person-page">
            <Back href={paths.employee(employee)}>{name}</Back>
            <Heading title={{ text: t('mergeTitleOf', { name }) }}>
              <p className="fd-hint">{t('mergeHint')}</p>
            </Heading>
            <form className="dash-search" aria-label={t('mergeOther')}>
              <RecordPicker
                kind="employee"
                name="with"
                label={t('mergeOther')}
                placeholder={t('mergeChoose')}
                chosen={other}
                {...(other === employee ? { error: t('mergeSame') } : {})}
              />
              <div className="fd-actions">
                <Button type="submit" variant="secondary">
                  {t('mergeFind')}
                </Button>
              </div>
            </form>
            {other && other !== employee ? (
              <MergeComparison session={session} kept={employee} other={other} />
            ) : null}
          </div>
        );
      }}
    </RequirePermission>
  );
}
