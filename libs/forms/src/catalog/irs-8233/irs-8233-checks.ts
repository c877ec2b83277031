import { yearsAfter } from '../../deadlines/add-days.js';
import type { Answers } from '../../answers.js';
import { amountAnswer, issuesIn, textAnswer, type Check, type FormChecks } from '../../checks/check.js';
import { isAddress } from '../../is-blank.js';
import { isIsoDate } from '../../kinds/date.js';
import { textFact } from '../../rules/rule-check.js';
import { answerLines } from './answer-lines.js';
import { irs8233Messages } from './irs-8233-messages.js';

const issue = issuesIn(irs8233Messages);
const dates = (answers: Answers, ...paths: readonly string[]) =>
  paths.map((path) => textAnswer(answers, path)).map((day) => (isIsoDate(day) ? day : null));

/** 26 U.S.C. 441(b), 7701(a)(23): a tax year has twelve months at most. The exemption is for one that goes on or comes next. */
const taxYear: Check = {
  run: ({ answers, facts }) => {
    const [begins, ends] = dates(answers, 'task.tax_year_begins', 'task.tax_year_ends');
    const today = textFact(facts, 'today');
    if (begins && today && begins > yearsAfter(today, 1)) return issue(['task.tax_year_begins'], 'year_far');
    if (!begins || !ends) return [];
    if (ends < begins) return issue(['task.tax_year_ends'], 'year_backwards');
    return ends >= yearsAfter(begins, 1) ? issue(['task.tax_year_ends'], 'year_long') : [];
  },
};

const postBox = /\bp\s*\.?\s*o\s*\.?\s*box\b|\bpost office box\b|\bapartado\b/i;

/** Lines 4 and 5: where one lives for the taxes of one’s country, and where in the United States. Neither is a box. */
const addresses: Check = {
  run: ({ answers }) => {
    const home = answers['task.permanent_address'];
    const here = answers['employee.address'];
    const boxes = ['task.permanent_address', 'employee.address'].flatMap((path) => {
      const given = answers[path];
      const isBox = isAddress(given) && postBox.test([given.street, given.secondary].join(' '));
      return isBox ? issue([path, 'street'], 'no_post_box') : [];
    });
    return [
      ...boxes,
      ...(isAddress(home) && home.country === 'USA'
        ? issue(['task.permanent_address', 'country'], 'home_abroad')
        : []),
      ...(isAddress(here) && here.country !== 'USA' ? issue(['employee.address', 'country'], 'here') : []),
    ];
  },
};

const stay: Check = {
  run: ({ answers }) => {
    const [entered, expires] = dates(answers, 'task.entered_on', 'task.status_expires');
    return entered && expires && expires < entered ? issue(['task.status_expires'], 'expires_before') : [];
  },
};

/** Lines 12c and 13d: a part of what lines 11b and 13a name. */
const amounts: Check = {
  run: ({ answers }) =>
    [
      ['task.exempt_compensation', 'task.total_compensation', '11b'],
      ['task.exempt_scholarship', 'task.scholarship', '13a'],
    ].flatMap(([part = '', whole = '', line = '']) =>
      amountAnswer(answers, part) > amountAnswer(answers, whole)
        ? issue([part], 'more_than_whole', { line })
        : [],
    ),
};

/** Treaties number their articles, older ones in Roman numerals. */
const numbered = /\d|\b[IVXL]+\b/;

const articles: Check = {
  run: ({ answers }) =>
    ['task.article', 'task.scholarship_article'].flatMap((path) => {
      const given = textAnswer(answers, path);
      return given !== '' && !numbered.test(given) ? issue([path], 'article_number') : [];
    }),
};

/** Lines 11a and 14 have so many lines of the form, and nothing may stand beside them. */
const room: Check = {
  run: ({ answers }) =>
    (['task.services', 'task.facts'] as const).flatMap((path) =>
      answerLines(path, textAnswer(answers, path)).isFull ? issue([path], 'no_room') : [],
    ),
};

const statusOver: Check = {
  run: ({ answers, facts }) => {
    const [expires] = dates(answers, 'task.status_expires');
    const today = textFact(facts, 'today');
    return expires && today && expires < today ? issue(['task.status_expires'], 'status_over') : [];
  },
};

const residence: Check = {
  run: ({ answers }) => {
    const home = answers['task.permanent_address'];
    const country = textAnswer(answers, 'task.country_of_residence');
    return isAddress(home) && country !== '' && country !== home.country
      ? issue(['task.country_of_residence'], 'other_residence')
      : [];
  },
};

export const irs8233Checks: FormChecks = {
  checks: {
    irs_8233_tax_year: taxYear,
    irs_8233_addresses: addresses,
    irs_8233_stay: stay,
    irs_8233_amounts: amounts,
    irs_8233_articles: articles,
    irs_8233_room: room,
  },
  advices: { irs_8233_status_over: statusOver, irs_8233_residence: residence },
};
