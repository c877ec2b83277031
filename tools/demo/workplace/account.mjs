import { clients, employers, jobs } from './employers.mjs';

const workwear = (question) => ({
  name: { en: 'Workwear loan', es: 'Préstamo de ropa de trabajo' },
  short_name: { en: 'Workwear', es: 'Ropa de trabajo' },
  purpose: {
    en: 'You get workwear, and return it when you leave.',
    es: 'Recibe ropa de trabajo y la devuelve al irse.',
  },
  minutes: 2,
  sections: [
    {
      id: 'employee',
      title: { en: 'For the employee', es: 'Para el empleado' },
      assignee_type: 'employee',
      attestation: {
        en: 'I have received the workwear, and I return it when I leave.',
        es: 'Recibí la ropa de trabajo y la devuelvo cuando me vaya.',
      },
      pages: [
        { id: 'workwear', title: { en: 'Your workwear', es: 'Su ropa de trabajo' }, fields: [question] },
      ],
    },
  ],
});
const size = (more) => ({
  path: 'task.shirt_size',
  kind: 'radio',
  label: { en: 'Which size do you wear?', es: '¿Qué talla usa?' },
  required: true,
  options: [
    { value: 'm', label: { en: 'Medium', es: 'Mediana' } },
    { value: 'l', label: { en: 'Large', es: 'Grande' } },
    ...more,
  ],
});

/** The records, rules and connections that hires need. @param {string} run keeps the keys of two runs apart */
export async function setUpAccount(api, run) {
  const idsOf = async (kind, bodies) => {
    const made = [];
    for (const body of bodies) made.push((await api.call(`${kind}.create`, { body })).id);
    return made;
  };
  const [mint] = await idsOf('themes', [
    {
      name: 'Harbor',
      light: { primary_background: '#0a5a8c', primary_foreground: '#ffffff', radius: '12px' },
    },
    {
      name: 'Desert',
      light: { primary_background: '#8c3b0a', primary_foreground: '#ffffff', radius: '4px' },
    },
  ]);
  const themed = employers.map((employer, at) =>
    at === 0 ? { ...employer, active_theme_id: mint } : employer,
  );
  const employerIds = await idsOf('employers', themed);
  await idsOf('webhooks', [
    {
      url: 'https://orders.example/hooks/firstday',
      description: 'The order system, which does not answer',
      subscribed_events: ['placement.created'],
    },
  ]);
  return {
    employerIds,
    clientIds: await idsOf(
      'clients',
      clients.map((name) => ({ name })),
    ),
    jobIds: await idsOf('jobs', jobs),
    formId: await ownForms(api, run, employerIds[0]),
  };
}

/** A published form of the first employer's hires, and one that is a draft still. */
async function ownForms(api, run, employerId) {
  const form = await api.call('forms.create', {
    body: { key: `own-workwear-${run}`, content: workwear(size([])) },
  });
  await api.call('forms.publish', { path: { form_id: form.id }, body: {} });
  const condition = { fact: 'employer.id', operator: 'equals', value: employerId };
  const policy = { name: 'Workwear at Harbor Foods', form_ids: [form.id], condition };
  await api.call('policies.create', { body: policy });
  const tools = workwear(size([]));
  const draft = { ...tools, name: { en: 'Tools on loan' }, short_name: { en: 'Tools' } };
  await api.call('forms.create', { body: { key: `own-tools-${run}`, content: draft } });
  return form.id;
}

/** A second edition, while tasks of the first are open: they wait to be moved. */
export async function publishSecondEdition(api, formId) {
  const path = { form_id: formId };
  const small = { value: 's', label: { en: 'Small', es: 'Pequeña' } };
  await api.call('forms.updateDraft', { path, body: { content: workwear(size([small])) } });
  await api.call('forms.publish', { path, body: {} });
}

/** Somebody who may do everything, and the link that signs them in. */
export async function signInLink(api) {
  const email = 'demo@example.com';
  const { data: known } = await api.call('users.list', { query: { email } });
  if (known.length === 0) {
    const groups = await api.call('user_groups.list', { query: { per_page: '100' } });
    const all = groups.data.filter(({ access_rule: rule }) => rule === null);
    const widest = all.toSorted((a, b) => b.permissions.length - a.permissions.length)[0];
    await api.call('users.create', { body: { email, user_group_ids: [widest.id] } });
  }
  const body = { user_email: email, expire_in: 86_400 };
  return (await api.call('magic_links.create', { body })).url;
}
