import type { ReactNode } from 'react';
import { Buttons } from './buttons';
import { Choices } from './choices';
import { Feedback } from './feedback';
import { Overlays } from './overlays';
import { Pickers } from './pickers';
import { Picks } from './picks';
import { Tables } from './tables';
import { TextFields } from './text-fields';

/** Every primitive of `libs/ui` in every state, for those who build with them and for the tests of how they look. */
export function Gallery() {
  const sections: readonly (readonly [id: string, title: string, content: ReactNode])[] = [
    ['buttons', 'Buttons', <Buttons key="buttons" />],
    ['text', 'Text fields', <TextFields key="text" />],
    ['choices', 'Choices', <Choices key="choices" />],
    ['pickers', 'Combobox and date', <Pickers key="pickers" />],
    ['feedback', 'Banners, status, badges', <Feedback key="feedback" />],
    ['tables', 'Tables', <Tables key="tables" />],
    ['overlays', 'Dialogs and menus', <Overlays key="overlays" />],
    ['picks', 'Choices of many, further acts', <Picks key="picks" />],
  ];
  return (
    <main className="gallery fd-dense" id="main" lang="en">
      <h1>UI primitives</h1>
      <nav aria-label="Sections">
        <ul className="gallery-anchors">
          {sections.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(([id, title, content]) => (
        <section key={id} id={id} className="gallery-section" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {content}
        </section>
      ))}
    </main>
  );
}
