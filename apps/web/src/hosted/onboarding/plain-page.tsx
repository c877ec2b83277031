import type { ReactNode } from 'react';

interface PlainPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page outside any session: it knows nobody, so it can leak nothing. */
export function PlainPage({ title, children }: PlainPageProps) {
  return (
    <>
      <header className="hosted-top">
        <div className="hosted-bar">
          <span className="hosted-name">Firstday</span>
        </div>
      </header>
      <main className="hosted-main" id="main">
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
}
