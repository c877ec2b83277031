import './fact.css';
import type { ReactNode } from 'react';

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One line of a list of what is known of something: `<dl className="fact-list">`. */
export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
