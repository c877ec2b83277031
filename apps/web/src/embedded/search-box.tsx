'use client';
import { SearchField } from '@firstday/ui';
import { useEffect, useRef } from 'react';
import { useComponent } from './component-context';
import { withQueryChanges } from './component-route';

/** Milliseconds after the last key. */
const rest = 300;

/** Searches while one types; what is asked stands in the address. */
export function SearchBox() {
  const { say, place, go } = useComponent();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = place.query.search ?? '';
  useEffect(() => {
    // Cleared or brought back from elsewhere; what is being typed is not touched.
    if (input.current && document.activeElement !== input.current) input.current.value = search;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = () => {
    clearTimeout(timer.current);
    const asked = input.current?.value.trim() ?? '';
    if (asked !== search)
      go({ ...place, query: withQueryChanges(place.query, { search: asked }) }, 'replace');
  };
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  return (
    <form
      className="cmp-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <SearchField
        ref={input}
        label={say('search')}
        defaultValue={search}
        placeholder={say('searchHint')}
        onChange={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => latest.current(), rest);
        }}
      />
    </form>
  );
}
