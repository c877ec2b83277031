/** What was written into a form that asks for a reason. */
export function reasonIn(form: FormData): string {
  const given = form.get('reason');
  return typeof given === 'string' ? given.trim() : '';
}
