import type { OnboardingSession } from '@firstday/domain';

/** "Form W-4 - Ana Flores.pdf": as somebody finds it again among their downloads. */
export function documentName({ employee, tasks }: OnboardingSession, task: string): string | undefined {
  const form = tasks.find(({ id }) => id === task)?.short_name['en'];
  return form && `${form} - ${employee.first_name} ${employee.last_name}.pdf`;
}

/** The name in a header: for browsers that know RFC 8187, and in ASCII for others. */
export function namedAs(name: string): string {
  const ascii = name.normalize('NFKD').replaceAll(/[^ \w.()-]/g, '');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
