import {
  type FieldNode,
  type FormModel,
  locate,
  type PageNode,
  pagesIn,
  type SectionNode,
} from './form-model';
import { detached, mapPages, mapSections } from './map-sections';

type Part = FieldNode | PageNode | SectionNode;

/** Where something is put: next to a part, or into it at its end. */
export interface DropPlace {
  readonly key: string;
  readonly position: 'after' | 'before' | 'on';
}

/** The part at another place; where it cannot stand there, nothing is changed. */
export function movePart(model: FormModel, key: string, { key: target, position }: DropPlace): FormModel {
  const [moved, to] = [locate(model, key), locate(model, target)];
  if (key === target || moved.type === 'form' || to.type === 'form') return model;
  if (moved.type === 'field' && to.type === 'field' && position !== 'on')
    return mapPages(detached(model, key), (page) =>
      page.key === to.page.key
        ? { ...page, fields: placed(page.fields, moved.field, target, position) }
        : page,
    );
  if (moved.type === 'field' && to.type === 'page' && position === 'on')
    return mapPages(detached(model, key), (page) =>
      page.key === target ? { ...page, fields: [...page.fields, moved.field] } : page,
    );
  if (moved.type === 'page' && to.type === 'page' && position !== 'on')
    return mapSections(detached(model, key), (section) =>
      section.key === to.section.key
        ? { ...section, pages: placed(section.pages, moved.page, target, position) }
        : section,
    );
  if (moved.type === 'page' && to.type === 'section' && position === 'on')
    return mapSections(detached(model, key), (section) =>
      section.key === target ? { ...section, pages: [...section.pages, moved.page] } : section,
    );
  if (moved.type === 'section' && to.type === 'section' && position !== 'on')
    return { ...model, sections: placed(detached(model, key).sections, moved.section, target, position) };
  return model;
}

function placed<Node extends Part>(
  parts: readonly Node[],
  part: Node,
  target: string,
  position: 'after' | 'before',
): readonly Node[] {
  const at = parts.findIndex(({ key }) => key === target);
  return at < 0 ? [...parts, part] : parts.toSpliced(position === 'before' ? at : at + 1, 0, part);
}

/** One step up or down among its siblings, and past them into the next page or section. */
export function stepPart(model: FormModel, key: string, by: -1 | 1): FormModel {
  const found = locate(model, key);
  if (found.type === 'form') return model;
  if (found.type === 'section') return step(model, model.sections, key, by);
  const siblings = found.type === 'field' ? found.page.fields : found.section.pages;
  const stepped = step(model, siblings, key, by);
  if (stepped !== model) return stepped;
  const parents = found.type === 'field' ? pagesIn(model) : model.sections;
  const parent = found.type === 'field' ? found.page : found.section;
  const next = parents[parents.findIndex((it) => it.key === parent.key) + by];
  if (!next) return model;
  const [first] = 'fields' in next ? next.fields : next.pages;
  return by > 0 && first
    ? movePart(model, key, { key: first.key, position: 'before' })
    : movePart(model, key, { key: next.key, position: 'on' });
}

function step(model: FormModel, siblings: readonly Part[], key: string, by: -1 | 1): FormModel {
  const other = siblings[siblings.findIndex((part) => part.key === key) + by];
  return other ? movePart(model, key, { key: other.key, position: by < 0 ? 'before' : 'after' }) : model;
}
