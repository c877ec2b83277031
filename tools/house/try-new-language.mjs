import { createServer } from 'node:http';
import { electronicSignatureConsent } from '@firstday/domain';
import { languages, preferredLocale, toRegionalLocale } from '@firstday/domain/languages';
import { webWords } from '@firstday/domain/languages/web-words';
import { renderDocument } from '@firstday/documents';
import { currentEdition, findField, formName, issueMessage } from '@firstday/forms';
import { certificateLabels, actionIn } from '../../libs/documents/src/drawn/certificate-labels.ts';
import { answerUnavailable } from '../../apps/api/src/http/front-door/answer-unavailable.ts';
import { findShownConsent } from '../../apps/api/src/tasks/signing/find-shown-attestation.ts';
import { formNamesIn } from '../../apps/web/src/i18n/form-names-in.ts';
import { inertPage } from '../../apps/web/src/embedded/framing/inert-page.ts';
import { componentFacts } from '../../apps/web/src/embedded/generated/component-facts.ts';
import { translatorFor } from '../../apps/web/src/embedded/translate.ts';
import { phraseIn } from '../../apps/web/src/hosted/task/phrase-in.ts';
import { directDepositMessages } from '../../libs/forms/src/catalog/direct-deposit/direct-deposit-messages.ts';
import { componentTitles } from '../../libs/embed/src/generated/component-names.ts';
import { labelsIn } from '../../libs/embed/src/labels-in.ts';

/** What the product says in a language; run in a copy of the sources that has one more. */
const locale = process.argv[2] ?? '';
const handbook = currentEdition('handbook');
const i9 = currentEdition('i-9');
const version = findField(handbook, 'task.document_version');
const title = findField(i9, 'task.list_a_1');
const code = 'account_twice';

const document = await renderDocument({
  edition: handbook,
  answers: { 'task.document_title': 'Sổ tay', 'task.document_version': '3' },
  context: { today: '2026-11-23' },
  signatures: [],
  locale,
});

async function unavailablePage() {
  const server = createServer(answerUnavailable).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const headers = { accept: 'text/html', 'accept-language': `${locale}-VN, en;q=0.5` };
  const answer = await fetch(`http://127.0.0.1:${server.address().port}/o/x`, { headers });
  const page = await answer.text();
  server.closeAllConnections();
  server.close();
  return page;
}

process.stdout.write(
  JSON.stringify({
    languages: languages.map(({ name }) => name),
    preferred: preferredLocale(`${locale}-VN, en;q=0.5`),
    formatting: toRegionalLocale(locale),
    web: [webWords[locale].frame.language, webWords[locale].frame.skip === webWords.en.frame.skip],
    component: [
      translatorFor(webWords[locale].components, locale)('language'),
      componentFacts['employee/tasks'].title[locale],
    ],
    inert: inertPage('unknown', new Map([['accept-language', locale]]), 'nonce'),
    loader: [
      labelsIn(`${locale}-VN`),
      componentTitles['employee/tasks'][locale],
      componentTitles['employees/list'][locale],
    ],
    unavailable: await unavailablePage(),
    consent: [electronicSignatureConsent.text[locale], findShownConsent(`${locale}-VN`).sha256],
    form: [
      phraseIn(handbook.title, locale),
      phraseIn(handbook.shortName, locale),
      formNamesIn(locale)[formName(handbook)],
    ],
    asked: issueMessage({ path: [version.path], code: 'required' }, version, locale),
    check: issueMessage({ path: [], code, message: directDepositMessages[code] }, undefined, locale),
    ofLaw: [
      phraseIn(title.label, locale),
      phraseIn(findField(i9, 'task.list_choice').label, locale),
      i9.sections.find(({ id }) => id === 'section_2').title,
    ],
    certificate: [
      certificateLabels(locale).title,
      certificateLabels(locale).purpose,
      actionIn(locale, 'signed'),
    ],
    pdf: Buffer.from(document.bytes).toString('base64'),
  }),
);
