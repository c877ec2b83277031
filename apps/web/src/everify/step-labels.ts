const steps = [
  'prepared',
  'prepared_again',
  'prepared_with_short_name',
  'form_changed_after_opening',
  'asked_to_open',
  'asked_to_confirm_data',
  'asked_to_match_photo',
  'asked_to_upload_document',
  'asked_to_refer',
  'asked_to_decline_to_act',
  'asked_to_close',
  'open',
  'submit',
  'confirm_data',
  'match_photo',
  'upload_document',
  'refer',
  'decline_to_act',
  'close',
  'discard',
  'update',
  'refused',
  'unanswered',
  'unknown_answer',
  'notice_downloaded',
  'employee_notified',
  'decided_to_act',
  'decided_to_not_act',
] as const;

/** The message of a step; one that is not known here is a change, whatever it was. */
export const stepLabels = (what: string) =>
  `step_${steps.find((known) => known === what) ?? 'update'}` as const;
