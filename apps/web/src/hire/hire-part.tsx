import type { ReactNode } from 'react';

interface HirePartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the form of a hire. */
export function HirePart({ id, title, children }: HirePartProps) {
  return (
    <section className="hire-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
