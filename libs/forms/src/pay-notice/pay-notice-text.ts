/** Of LS 54 and LS 59 (12/25), word for word: N.Y. Lab. Law 195(1)(a) has the commissioner write the forms. */
export const payNoticeText = {
  inEnglish: {
    ls54: 'I have been given this pay notice in English because it is my primary language.',
    ls59: 'I have been given this pay notice in English only because it is my primary language.',
  },
  notOffered:
    'I have been given this pay notice in English only, because the Department of Labor does not yet offer a pay notice form in my primary language.',
  acknowledgement: {
    ls54: 'On this day I have been notified of my pay rate, overtime rate (if eligible), allowances, and designated pay day on the date given below. I told my employer what my primary language is.',
    ls59: 'On this day, I received notice of my pay rate, overtime rate (if eligible), allowances, and designated payday. I told my employer what my primary language is.',
  },
  copies:
    'The employee must receive a signed copy of this form. The employer must keep the original for 6 years.',
  equalPay:
    'Please note: It is unlawful for an employee to be paid less than an employee of the opposite sex for equal work. Employers also may not prohibit employees from discussing wages with their co-workers.',
  overtimeRate: 'This must be at least 1½ times the worker’s regular rate with few exceptions.',
  hospitality:
    'Employers may not pay a non-hourly rate to a non-exempt employee in the Hospitality Industry, except for commissioned salespeople.',
  overtimeExempt:
    'Most workers in NYS must receive at least 1½ times their regular rate of pay for all hours worked over 40 in a workweek, with few exceptions. A limited number of employees must only be paid overtime at 1½ times the minimum wage rate, or not at all.',
} as const;
