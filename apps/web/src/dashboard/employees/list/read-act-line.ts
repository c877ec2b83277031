import { EmployeeActLine } from '@firstday/domain';

/** A line of what became of an act. The page fetches this once an act goes: to show a list it needs no schema. */
export const readActLine = (text: string): EmployeeActLine => EmployeeActLine.parse(JSON.parse(text));
