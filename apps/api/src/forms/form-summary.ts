import type { CustomAttributes, FormScope } from '@firstday/domain';

/** A form as policies and placements name it. */
export interface FormSummary {
  readonly id: string;
  /** Stable over editions and accounts, such as `i-9`: policies keep it. */
  readonly key: string;
  readonly name: string;
  readonly tags: { name: string }[];
  readonly custom_attributes: CustomAttributes;
  /** By the last edition; null for once an employee, as forms of the catalog are. */
  readonly scope: FormScope | null;
}
