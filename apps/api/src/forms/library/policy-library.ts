import { builtInCitationOf, type LibraryPolicy, type Pack, packs, policyLibrary } from '@firstday/forms';
import { Injectable } from '@nestjs/common';

/** What accounts may add: the policies of the library, and the forms whose official file they add themselves. */
@Injectable()
export class PolicyLibrary {
  policies: readonly LibraryPolicy[] = policyLibrary;
  packs: readonly Pack[] = packs;

  find(key: string): LibraryPolicy | undefined {
    return this.policies.find((policy) => policy.key === key);
  }

  /** The law behind a policy of the library, or behind one that accounts start with; null for what accounts write. */
  citationOf(key: string): string | null {
    return this.find(key)?.citation ?? builtInCitationOf(key);
  }

  /** The pack of a form, by the form's key. */
  packOf(form: string): Pack | undefined {
    return this.packs.find((pack) => pack.form === form);
  }
}
