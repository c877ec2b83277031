'use client';
import { RadioGroup } from '@firstday/ui';
import { useController, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useActionForm } from '../forms/action-form';
import { useControl } from '../forms/use-control';
import { useHire } from './use-hire';
import { useRoute } from './use-route';

const Choices = z.array(z.object({ value: z.string(), label: z.string(), hint: z.string().optional() }));

/** Who is here already under the name or email that is being typed: before a second record is made of one person. */
export function SamePersonInput() {
  const { words } = useHire();
  const { state } = useActionForm();
  const { field, sent } = useControl('same_person');
  const found = useSamePeople() ?? state.choices ?? [];
  const { field: chosen } = useController({ name: 'same_person', defaultValue: sent?.[0] ?? '' });
  return (
    <div aria-live="polite">
      {found.length === 0 ? null : (
        <div className="hire-same">
          <RadioGroup
            {...field}
            name="same_person"
            label={words.sameTitle}
            hint={words.sameHint}
            value={chosen.value || ''}
            onChange={(event) => chosen.onChange(event.currentTarget.value)}
            options={[
              ...found.map(({ value, label, hint }) => ({ value, label, ...(hint ? { hint } : {}) })),
              { value: 'new', label: words.sameNobody },
            ]}
          />
        </div>
      )}
    </div>
  );
}

/** Undefined until something was typed that can be looked for. */
function useSamePeople() {
  const { sameHref } = useHire();
  const [first_name = '', last_name = '', email = ''] = useWatch({
    name: ['first_name', 'last_name', 'email'],
  });
  const isNamed = String(first_name).trim() !== '' && String(last_name).trim() !== '';
  const isTyped = isNamed || String(email).includes('@');
  const body = isTyped ? JSON.stringify({ first_name, last_name, email }) : null;
  const { answer } = useRoute(sameHref, body, Choices);
  return isTyped ? answer : undefined;
}
