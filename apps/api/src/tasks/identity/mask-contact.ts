/** Tells a person which of their own addresses or numbers is meant, and no one else what it is: `a…@example.com`, `…67`. */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf('@');
  if (at < 0) return `…${contact.slice(-2)}`;
  return `${[...contact][0] ?? ''}…${contact.slice(at)}`;
}
