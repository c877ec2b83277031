import { renderDocument } from '@firstday/documents';
import {
  addDays,
  builtInPolicies,
  catalog,
  currentEdition,
  dueDate,
  earliestDeletion,
  issueMessage,
  mondayToFriday,
  retentionOf,
  turnOf,
  validateSection,
} from '@firstday/forms';
import { FieldControl, FormLanguageProvider } from '@firstday/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { webWords } from '@firstday/domain/languages/web-words';
import { fieldViews } from '../../apps/web/src/hosted/task/field-views.ts';

/** What the product makes of a form of its catalog; run in a copy of the sources that has one more. */
const key = process.argv[2] ?? '';
const edition = currentEdition(key);
if (!edition) throw new Error(`The catalog has no ${key}`);
const answers = { 'task.workwear_size': 'l', 'task.workwear_count': 2 };
const context = { today: '2026-11-23' };
const state = { edition, answers, context, signatures: ['employee'], visited: [], opened: [] };
const [section] = edition.sections;
const [page] = section?.pages ?? [];
if (!section?.due || !page) throw new Error('The form has no page');

const tooMany = { ...state, answers: { ...answers, 'task.workwear_count': 9 } };
const signature = {
  sectionId: 'employee',
  method: 'typed',
  name: 'Ana Garcia',
  signedAt: '2026-11-23T15:00:00.000Z',
  signedOn: '2026-11-23',
};
const document = await renderDocument({
  edition,
  answers,
  context,
  signatures: [signature],
  locale: 'en',
});
const firstDay = '2026-11-23';
const calendar = { operatingDays: mondayToFriday, holidays: [] };
const views = fieldViews(page, { locale: 'es', files: () => [], uploadTo: undefined });
const controls = views.map((field) =>
  createElement(FieldControl, { key: field.path, field, draft: '', issues: [], onDraft: () => undefined }),
);

process.stdout.write(
  JSON.stringify({
    forms: catalog.map(({ form }) => form),
    policies: builtInPolicies.flatMap(({ forms }) => forms),
    html: renderToStaticMarkup(
      createElement(FormLanguageProvider, { value: { words: webWords.es.field } }, controls),
    ),
    issues: validateSection(state, 'employee'),
    refused: validateSection(tooMany, 'employee').map((issue) => issueMessage(issue, undefined, 'es')),
    turn: turnOf({ ...state, signatures: [] }),
    turnWhenSigned: turnOf(state),
    pdf: {
      source: document.source,
      pages: document.pages,
      base64: Buffer.from(document.bytes).toString('base64'),
    },
    dueOn: dueDate(section.due, { firstDay, ...calendar }),
    keptUntil: earliestDeletion(retentionOf(key), {
      hireDate: firstDay,
      endDate: addDays(firstDay, 365),
      completedAt: signature.signedAt,
    }),
  }),
);
