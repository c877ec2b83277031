import type { WebWords } from '@firstday/domain/languages/web-words';

/** What is said of selected people and of what is done for them. */
export type BarWords = WebWords['employeesList'];
