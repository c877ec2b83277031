import type { EverifyCase } from '@firstday/domain';
import { StatusWord, Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { caseStatusLabel } from '../../i18n/case-status-label';
import { paths } from '../paths';
import { DueDay } from '../shell/due-day';
import { caseNextStep } from './case-next-step';

/** A case a row: whose it is, where it stands, what to do next and by when. */
export async function CaseTable({ cases }: { readonly cases: readonly EverifyCase[] }) {
  const [t, words] = [await getTranslations('everifyPages'), await getTranslations('everify')];
  return (
    <Table
      caption={t('title')}
      rows={cases}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'employee',
          label: t('employee'),
          cell: ({ id, employee_name: name }) => (
            <a href={paths.everifyCase(id)}>{name === null ? t('unnamed') : <bdi>{name}</bdi>}</a>
          ),
        },
        {
          id: 'status',
          label: t('status'),
          cell: (one) => {
            const { tone, icon, word } = caseStatusLabel(one, 'employer');
            return (
              <span className="dash-line">
                <StatusWord tone={tone} icon={icon} word={words(word)} />
              </span>
            );
          },
        },
        { id: 'next', label: t('next'), cell: (one) => t(`next_${caseNextStep(one)}`) },
        {
          id: 'due',
          label: t('due'),
          cell: ({ due_on, urgency }) =>
            due_on === null || urgency === null ? null : (
              <span className="dash-line">
                <DueDay due_on={due_on} urgency={urgency} />
              </span>
            ),
        },
        {
          id: 'employer',
          label: t('employer'),
          cell: ({ employer_name: name }) => (name === null ? null : <bdi>{name}</bdi>),
        },
        {
          id: 'number',
          label: t('number'),
          cell: ({ case_number: number }) =>
            number === null ? null : (
              <bdi className="dash-number" dir="ltr">
                {number}
              </bdi>
            ),
        },
      ]}
    />
  );
}
