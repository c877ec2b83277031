import type { Condition, FormContent, FormFieldContent } from '@firstday/domain';
import { type FactDefinition, validateCondition } from '@firstday/policy-engine';
import type { ContentIssue } from './content-issue.js';
import { factOf } from './form-fact.js';
import { limitIssues } from './limit-issues.js';
import { settingIssues } from './setting-issues.js';
import { mayBeMerged, mergeFacts, mergeFieldsIn } from './with-merged-texts.js';
import { ownKinds } from './own-kinds.js';
import { prefillIssues } from './prefill-issues.js';
import { asksForSsnInClear } from './content-warnings.js';

type Path = ContentIssue['path'];
type Words = Readonly<Record<string, string>>;

/** At most; an edition is read whole with each of its tasks. */
const mostFields = 500;

/**
 * What keeps a form from being published, all of it at once: names that are there twice, choices without options, and
 * conditions over what nobody was asked before them, so that none can wait for itself.
 */
export function contentIssues(content: FormContent): readonly ContentIssue[] {
  return new ContentReader().read(content);
}

class ContentReader {
  private readonly issues: ContentIssue[] = [];
  private readonly facts = new Map<string, FactDefinition>();
  private readonly seen = { section: new Set<string>(), page: new Set<string>(), field: new Set<string>() };
  /** The paths that texts may name: what is asked on earlier pages. */
  private readonly mergeable = new Set(Object.keys(mergeFacts));
  private fields = 0;

  read(content: FormContent): readonly ContentIssue[] {
    const { sections } = content;
    if (sections.length === 0) this.note(['sections'], 'Expected at least one section');
    for (const [at, section] of sections.entries()) {
      const path = ['sections', at];
      this.assertNew('section', section.id, [...path, 'id']);
      this.condition(section.when, [...path, 'when']);
      if (section.pages.length === 0) this.note([...path, 'pages'], 'Expected at least one page');
      for (const [index, page] of section.pages.entries()) this.page(page, [...path, 'pages', index]);
      this.mergedText(section.attestation ?? {}, [...path, 'attestation']);
      this.plainWords(section.title, [...path, 'title']);
    }
    if (!sections.some(({ attestation }) => attestation))
      this.note(['sections'], 'Expected a section that somebody signs: the form would never be completed');
    if (this.fields > mostFields) this.note(['sections'], `Expected at most ${mostFields} fields`);
    return [...this.issues, ...settingIssues(content), ...prefillIssues(content)];
  }

  private page(page: FormContent['sections'][number]['pages'][number], path: Path): void {
    this.assertNew('page', page.id, [...path, 'id']);
    this.condition(page.when, [...path, 'when']);
    this.plainWords(page.title, [...path, 'title']);
    if (page.fields.length === 0 && !page.document)
      this.note([...path, 'fields'], 'Expected at least one field');
    for (const [index, field] of page.fields.entries()) this.field(field, [...path, 'fields', index]);
    for (const field of page.fields) if (mayBeMerged(field)) this.mergeable.add(field.path);
  }

  private field(field: FormFieldContent, path: Path): void {
    this.fields += 1;
    this.assertNew('field', field.path, [...path, 'path']);
    this.condition(field.when, [...path, 'when']);
    if (typeof field.required === 'object') this.condition(field.required, [...path, 'required']);
    for (const name of ['label', 'hint'] as const) this.plainWords(field[name], [...path, name]);
    this.options(field, path);
    if (field.kind === 'content') this.content(field, path);
    else if (field.text)
      this.note([...path, 'text'], 'Expected a text only for `content`: a question has a `hint`');
    if (field.max_length !== undefined && !ownKinds[field.kind].hasLength)
      this.note([...path, 'max_length'], 'Expected a length only for `text` and `long_text`');
    for (const { name, message } of limitIssues(field)) this.note([...path, name], message);
    if (field.sensitive === false && ownKinds[field.kind].isSecret)
      this.note([...path, 'sensitive'], 'Expected none: answers of this kind are always masked');
    if (asksForSsnInClear(field))
      this.note(
        [...path, 'kind'],
        'Expected `ssn`, or `sensitive`: the question asks for a Social Security number or ITIN, and its answer would be stored and shown in the clear',
      );
    this.learn(field);
  }

  private content(field: FormFieldContent, path: Path): void {
    if (!field.text) this.note([...path, 'text'], 'Expected what is to be read');
    this.mergedText(field.text ?? {}, [...path, 'text']);
    for (const name of ['required', 'prefill', 'sensitive'] as const)
      if (field[name] !== undefined)
        this.note([...path, name], 'Expected none for `content`: nobody answers it');
  }

  /** A text in which answers and facts are filled in; what is in braces and names none would be read as it is. */
  private mergedText(words: Words, path: Path): void {
    for (const [language, text] of Object.entries(words))
      for (const [, name = ''] of text.matchAll(/\{([^{}\n]*)\}/g))
        if (!this.mergeable.has(name))
          this.note(
            [...path, language],
            `Expected, for \`{${name}}\`, an answer from an earlier page that is not masked, or one of ${Object.keys(mergeFacts).join(', ')}`,
          );
  }

  /** Words in which nothing is filled in. */
  private plainWords(words: Words | undefined, path: Path): void {
    for (const [language, text] of Object.entries(words ?? {}))
      for (const name of mergeFieldsIn(text))
        this.note(
          [...path, language],
          `Expected no \`{${name}}\`: answers are filled in only in texts that are read and in declarations`,
        );
  }

  private options({ kind, options }: FormFieldContent, path: Path): void {
    if (!ownKinds[kind].hasOptions) {
      if (options)
        this.note([...path, 'options'], 'Expected none: answers of this kind are not chosen from a list');
      return;
    }
    if (!options || options.length === 0)
      return this.note([...path, 'options'], 'Expected at least one option');
    const values = new Set<string>();
    for (const [index, { label, value }] of options.entries()) {
      this.plainWords(label, [...path, 'options', index, 'label']);
      if (values.has(value))
        this.note([...path, 'options', index, 'value'], 'Expected a value that no other option has');
      values.add(value);
    }
  }

  private learn(field: FormFieldContent): void {
    const fact = factOf(field);
    if (fact) this.facts.set(fact.path, fact);
  }

  private condition(condition: Condition | undefined, path: Path): void {
    if (!condition) return;
    const read = validateCondition(condition, this.facts);
    if (read.ok) return;
    for (const issue of read.issues)
      this.note(
        [...path, ...issue.path],
        issue.path.at(-1) === 'fact'
          ? 'Expected the path of a field that is asked before this'
          : issue.message,
      );
  }

  private assertNew(kind: keyof ContentReader['seen'], name: string, path: Path): void {
    if (this.seen[kind].has(name)) this.note(path, `Expected a name that no other ${kind} has`);
    this.seen[kind].add(name);
  }

  private note(path: Path, message: string): void {
    this.issues.push({ path, message });
  }
}
