'use client';
import { Combobox, type ComboboxProps } from '@firstday/ui/combobox';
import { useState } from 'react';

interface KindFilterProps extends Pick<
  ComboboxProps,
  'label' | 'noneFound' | 'options' | 'placeholder' | 'showLabel'
> {
  readonly initial: string;
}

/** There are too many kinds of events to look through: one types a part of what happened. */
export function KindFilter({ initial, ...words }: KindFilterProps) {
  const [kind, setKind] = useState(initial === '' ? null : initial);
  return <Combobox {...words} id="kind" name="kind" value={kind} onChange={setKind} />;
}
