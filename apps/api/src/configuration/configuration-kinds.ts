import { Injectable } from '@nestjs/common';
import type { ConfigurationKind } from './configuration-kind.js';
import { CustomPropertyFiles } from './custom-property-files.js';
import { FormFiles } from './form-files.js';
import { GroupFiles } from './group-files.js';
import { HostedTextFiles } from './hosted-text-files.js';
import { PolicyFiles } from './policy-files.js';
import { ThemeFiles } from './theme-files.js';
import { WebhookFiles } from './webhook-files.js';
import { WordingFiles } from './wording-files.js';

/** What a configuration consists of. */
@Injectable()
export class ConfigurationKinds {
  /** Each after those that it may name. */
  readonly inOrder: readonly ConfigurationKind<unknown>[];

  constructor(
    properties: CustomPropertyFiles,
    themes: ThemeFiles,
    webhooks: WebhookFiles,
    forms: FormFiles,
    policies: PolicyFiles,
    groups: GroupFiles,
    texts: HostedTextFiles,
    wordings: WordingFiles,
  ) {
    this.inOrder = [properties, themes, webhooks, forms, policies, groups, texts, wordings];
  }
}
