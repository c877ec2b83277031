import type { FormContent } from '@firstday/domain';
import { type Edition, toEdition } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { FormCatalog } from './form-catalog.js';
import { contentHash } from './own/content-hash.js';
import { type NamedEdition, OwnFormsStore } from './own/own-forms.store.js';

/** More than an installation is likely to work on at once; others are read again. */
const mostKept = 100;

interface TaskEdition {
  readonly form_key: string;
  readonly edition: string;
}

type Reader = Pick<Context, 'db' | 'account'>;

/** The editions that forms and tasks name: those of the catalog, and those that accounts have published. */
@Injectable()
export class EditionsService {
  /** By account, key and edition, the one that was used longest ago first. An edition never changes. */
  private readonly kept = new Map<string, Edition>();

  private readonly contents = new WeakMap<Edition, FormContent>();

  constructor(
    private readonly store: OwnFormsStore,
    private readonly catalog: FormCatalog,
  ) {}

  /** What an account has published as this edition; null for those of the catalog. */
  contentOf(edition: Edition): FormContent | null {
    return this.contents.get(edition) ?? null;
  }

  /** SHA-256 of what an account has published as this edition; null for those of the catalog. */
  hashOf(edition: Edition): string | null {
    const content = this.contents.get(edition);
    return content ? contentHash(content) : null;
  }

  /** The same of what is stored now, whatever is kept in memory; null where nothing is. */
  async readHash(ctx: Reader, { form_key: key, edition }: TaskEdition): Promise<string | null> {
    const [stored] = await this.store.contents(ctx, [{ key, edition }]);
    return stored ? contentHash(stored.content) : null;
  }

  /** The one that a task pins. */
  ofTask(ctx: Reader, { form_key: key, edition }: TaskEdition): Promise<Edition> {
    return this.of(ctx, { key, edition });
  }

  async of(ctx: Reader, named: NamedEdition): Promise<Edition> {
    return (await this.ofAll(ctx, [named]))(named);
  }

  /** Reads those that are not at hand, all at once. @throws where there is no such edition, or it is not what was published */
  async ofAll(ctx: Reader, all: readonly NamedEdition[]): Promise<(named: NamedEdition) => Edition> {
    const found = new Map<string, Edition>();
    const missing: NamedEdition[] = [];
    for (const named of all) {
      const edition = this.catalog.find(named.key, named.edition) ?? this.keptOf(ctx, named);
      if (edition) found.set(nameOf(named), edition);
      else missing.push(named);
    }
    if (missing.length > 0)
      for (const { key, number, content, sha256 } of await this.store.contents(ctx, missing)) {
        const named = { key, edition: String(number) };
        if (contentHash(content) !== sha256)
          throw new Error(`edition ${number} of ${key} is not what was published`);
        const edition = toEdition(content, { form: key, edition: named.edition });
        this.contents.set(edition, content);
        found.set(nameOf(named), edition);
        this.keep(ctx, named, edition);
      }
    return (named) => {
      const edition = found.get(nameOf(named));
      if (!edition) throw new Error(`there is no edition ${named.edition} of ${named.key}`);
      return edition;
    };
  }

  private keptOf({ account }: Reader, named: NamedEdition): Edition | undefined {
    const name = `${account.id}/${nameOf(named)}`;
    const edition = this.kept.get(name);
    if (!edition) return undefined;
    this.kept.delete(name);
    this.kept.set(name, edition);
    return edition;
  }

  private keep({ account }: Reader, named: NamedEdition, edition: Edition): void {
    this.kept.set(`${account.id}/${nameOf(named)}`, edition);
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
  }
}

const nameOf = ({ key, edition }: NamedEdition): string => `${key}/${edition}`;
