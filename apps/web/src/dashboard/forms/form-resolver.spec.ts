import { describe, expect, it } from '@jest/globals';
import { errorsOf, formResolver, fieldIssues } from './form-resolver';
import { formSchemas } from './form-schemas';
import { readForm } from './read-form';

type FormName = keyof typeof formSchemas;

const advice = Object.fromEntries(
  [
    ...['allowed_networks', 'current_password', 'email', 'name', 'new_password', 'new_password_again'],
    ...['origins', 'password', 'permissions', 'rule_text', 'test_email', 'test_link', 'test_password'],
  ].map((name) => [name, `Check ${name}.`]),
);

/** What the browser finds wrong before the form is sent. */
async function foundByBrowser(form: FormName, values: Record<string, string>) {
  const resolve = formResolver(formSchemas[form], advice);
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return fieldIssues(errors);
}

/** What the server finds wrong with the same, posted. */
async function foundByServer(form: FormName, values: Record<string, string>) {
  const posted = new FormData();
  for (const [name, value] of Object.entries(values)) posted.set(name, value);
  const read = readForm(await formSchemas[form](), posted, advice);
  return read.ok ? [] : read.issues;
}

const passwords = { current_password: '', new_password: 'a long enough one', new_password_again: '' };
const token = { name: 'Payroll', scope: 'everything', lifetime: '30', allowed_networks: '' };
const link = { test_email: 'a@example.com', test_password: '', test_link: '' };

describe('a form of the dashboard', () => {
  it.each<[FormName, Record<string, string>, readonly string[]]>([
    ['signIn', { email: ' ', password: '' }, ['email', 'password']],
    ['signIn', { email: 'a@example.com', password: ' ' }, []],
    ['password', { ...passwords, new_password: 'short', new_password_again: 'short' }, ['new_password']],
    ['password', { ...passwords, new_password: 'short' }, ['new_password', 'new_password_again']],
    ['password', passwords, ['new_password_again']],
    ['password', { ...passwords, new_password_again: 'a long enough one' }, []],
    ['link', link, ['test_password']],
    ['link', { ...link, test_link: 'https://example.com' }, ['test_link']],
    ['link', { ...link, test_email: '', test_password: 'x' }, ['test_email']],
    ['link', { ...link, test_link: `https://x.example/sign-in?link=fd_link_${'a'.repeat(40)}` }, []],
    ['proof', { password: '' }, ['password']],
    ['token', { ...token, name: '' }, ['name']],
    ['token', { ...token, scope: 'chosen' }, ['permissions']],
    ['token', { ...token, scope: 'chosen', permissions: 'task:view' }, []],
    ['user', { email: 'not an email', external_id: '' }, ['email']],
    ['user', { email: 'a@example.com', external_id: '' }, []],
    ['group', { name: '', match: 'all' }, ['name']],
    ['group', { name: 'Night shift', rule_text: '{' }, ['rule_text']],
    ['group', { name: 'Night shift', rule_text: '' }, []],
    ['origins', { origins: 'https://a.example '.repeat(101) }, ['origins']],
    ['origins', { origins: '' }, []],
  ])('is judged alike in the browser and by the server: %s %j', async (form, values, wrong) => {
    const found = await foundByBrowser(form, values);
    expect(found).toEqual(wrong.map((target) => ({ target, message: advice[target] })));
    expect(found).toEqual(await foundByServer(form, values));
  });
});

describe('a check that cannot be fetched', () => {
  it('holds no form back: the server checks it', async () => {
    const resolve = formResolver(() => Promise.reject(new Error('The network was away.')), advice);
    const asked = { fields: {}, shouldUseNativeValidation: false };
    expect(await resolve({ name: '' }, undefined, asked)).toEqual({ values: { name: '' }, errors: {} });
  });
});

describe('what is wrong with a form', () => {
  it('comes back from react-hook-form as it went in, of rows and of no control too', () => {
    const issues = [
      { target: 'name', message: 'Enter a name.' },
      { target: 'lines.1.fact', message: 'Choose what to look at.' },
    ];
    expect(fieldIssues(errorsOf(issues))).toEqual(issues);
    expect(fieldIssues(errorsOf([{ message: 'Try again.' }]))).toEqual([{ message: 'Try again.' }]);
  });
});
