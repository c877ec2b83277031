import type { Option } from '../../field.js';
import { asPrinted } from '../as-printed.js';

const payee: readonly Option[] = [
  {
    value: '1',
    label: asPrinted(
      '1—An organization exempt from tax under section 501(a), any IRA, or a custodial account under section 403(b)(7) if the account satisfies the requirements of section 401(f)(2).',
    ),
  },
  { value: '2', label: asPrinted('2—The United States or any of its agencies or instrumentalities.') },
  {
    value: '3',
    label: asPrinted(
      '3—A state, the District of Columbia, a U.S. commonwealth or territory, or any of their political subdivisions or instrumentalities.',
    ),
  },
  {
    value: '4',
    label: asPrinted(
      '4—A foreign government or any of its political subdivisions, agencies, or instrumentalities.',
    ),
  },
  { value: '5', label: asPrinted('5—A corporation.') },
  {
    value: '6',
    label: asPrinted(
      '6—A dealer in securities or commodities required to register in the United States, the District of Columbia, or a U.S. commonwealth or territory.',
    ),
  },
  {
    value: '7',
    label: asPrinted(
      '7—A futures commission merchant registered with the Commodity Futures Trading Commission.',
    ),
  },
  { value: '8', label: asPrinted('8—A real estate investment trust.') },
  {
    value: '9',
    label: asPrinted(
      '9—An entity registered at all times during the tax year under the Investment Company Act of 1940.',
    ),
  },
  { value: '10', label: asPrinted('10—A common trust fund operated by a bank under section 584(a).') },
  { value: '11', label: asPrinted('11—A financial institution as defined under section 581.') },
  {
    value: '12',
    label: asPrinted('12—A middleman known in the investment community as a nominee or custodian.'),
  },
  {
    value: '13',
    label: asPrinted('13—A trust exempt from tax under section 664 or described in section 4947.'),
  },
];

const fatca: readonly Option[] = [
  {
    value: 'A',
    label: asPrinted(
      'A—An organization exempt from tax under section 501(a) or any individual retirement plan as defined in section 7701(a)(37).',
    ),
  },
  { value: 'B', label: asPrinted('B—The United States or any of its agencies or instrumentalities.') },
  {
    value: 'C',
    label: asPrinted(
      'C—A state, the District of Columbia, a U.S. commonwealth or territory, or any of their political subdivisions or instrumentalities.',
    ),
  },
  {
    value: 'D',
    label: asPrinted(
      'D—A corporation the stock of which is regularly traded on one or more established securities markets, as described in Regulations section 1.1472-1(c)(1)(i).',
    ),
  },
  {
    value: 'E',
    label: asPrinted(
      'E—A corporation that is a member of the same expanded affiliated group as a corporation described in Regulations section 1.1472-1(c)(1)(i).',
    ),
  },
  {
    value: 'F',
    label: asPrinted(
      'F—A dealer in securities, commodities, or derivative financial instruments (including notional principal contracts, futures, forwards, and options) that is registered as such under the laws of the United States or any state.',
    ),
  },
  { value: 'G', label: asPrinted('G—A real estate investment trust.') },
  {
    value: 'H',
    label: asPrinted(
      'H—A regulated investment company as defined in section 851 or an entity registered at all times during the tax year under the Investment Company Act of 1940.',
    ),
  },
  { value: 'I', label: asPrinted('I—A common trust fund as defined in section 584(a).') },
  { value: 'J', label: asPrinted('J—A bank as defined in section 581.') },
  { value: 'K', label: asPrinted('K—A broker.') },
  {
    value: 'L',
    label: asPrinted('L—A trust exempt from tax under section 664 or described in section 4947(a)(1).'),
  },
  {
    value: 'M',
    label: asPrinted('M—A tax-exempt trust under a section 403(b) plan or section 457(g) plan.'),
  },
];

/** The codes of line 4, as the instructions of the form list them. */
export const exemptionCodes = { payee, fatca } as const;
