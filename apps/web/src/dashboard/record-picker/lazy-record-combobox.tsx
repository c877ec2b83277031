'use client';
import { Select } from '@firstday/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { RecordComboboxProps } from './record-combobox';

/**
 * A combobox that is fetched once its place is seen: a page whose filters are folded does without. Until then, and
 * without JavaScript, it is the browser's own list of what came with the page.
 */
export function LazyRecordCombobox(props: RecordComboboxProps) {
  const { name, label, hint, error, first = [], words } = props;
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(props.chosen);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    return onceSeen(current, () => {
      import('./record-combobox').then(
        ({ RecordCombobox }) =>
          setLoaded({ Combobox: RecordCombobox, isFocused: current.contains(document.activeElement) }),
        () => undefined,
      );
    });
  }, []);
  // Whoever was in the list already stays in the control.
  useEffect(() => {
    if (loaded?.isFocused) document.getElementById(name)?.focus();
  }, [loaded, name]);

  if (loaded) return <loaded.Combobox {...props} chosen={chosen} />;
  const known = chosen && !first.some(({ value }) => value === chosen.value) ? [chosen, ...first] : first;
  return (
    <div ref={place}>
      <Select
        id={name}
        name={name}
        label={label}
        hint={hint}
        error={error}
        options={[{ value: '', label: words.placeholder }, ...known]}
        value={chosen?.value ?? ''}
        onChange={({ target }) => setChosen(known.find(({ value }) => value === target.value))}
      />
    </div>
  );
}

interface Loaded {
  readonly Combobox: ComponentType<RecordComboboxProps>;
  readonly isFocused: boolean;
}

/** @returns no longer waits */
function onceSeen(place: Element, act: () => void): () => void {
  const watcher = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    watcher.disconnect();
    act();
  });
  watcher.observe(place);
  return () => watcher.disconnect();
}
