import { z } from 'zod';
import { AccountDocumentOfTask } from './account-document.js';
import { Contradiction } from './contradiction.js';
import { CorrectionRequest } from './correction-request.js';
import { FormContent } from './form-content.js';
import { PageDocument } from './form-pdf.js';
import { TaskId } from './id-kind.js';
import { MakerPresence } from './identity-proof.js';
import { OnboardingTask } from './onboarding-session.js';
import { DateTimeUtc, Progress } from './scalar-value.js';
import { UploadedFile } from './task.js';

export const SectionState = z.strictObject({
  id: z.string().describe('The section, as forms name it.'),
  assignee: z.enum(['employee', 'employer', 'system']).describe('Whose section it is.'),
  state: z
    .enum(['open', 'locked', 'waiting', 'done', 'dormant'])
    .describe(
      "`open`: this side may write. `locked`: an earlier section must be signed first. `waiting`: the other side's turn. `done`: complete or signed. `dormant`: opens only on request (Supplement B)./",
    ),
  due_on: z.string().nullable().describe('The last day for it; null where no deadline is known.'),
  business_days_left: z
    .number()
    .nullable()
    .describe('Business days until then; null where no deadline is known.'),
  signature: z
    .strictObject({
      method: z.enum(['typed', 'drawn']).describe('How it was made.'),
      name: z.string().describe('The name as it was signed.'),
      image: z.string().nullable().describe('The drawing, as a `data:` URL; null for a typed one.'),
      signed_at: DateTimeUtc.describe('When it was signed.'),
      signed_on: z.string().describe("The day beside it, at the signer's place."),
      maker_presence: MakerPresence.nullable().describe(
        'Who of the employer was near when the signer opened their link; null for no one, or where it is not known.',
      ),
    })
    .nullable()
    .describe('Its signature; null while there is none.'),
});
export type SectionState = z.infer<typeof SectionState>;

/** A number that is another one in another form of the same employee. */
export const DifferingAnswer = z
  .strictObject({
    path: z.string().describe('The field in this form.'),
    here: z.string().describe('The number as it was entered here, masked.'),
    there: z.string().describe('The number in the other form, masked.'),
    form_key: z.string().describe('The other form, by its key.'),
    task_id: TaskId.describe('The task of the other form.'),
  })
  .meta({ id: 'DifferingAnswer' });
export type DifferingAnswer = z.infer<typeof DifferingAnswer>;

/**
 * One task whole, for the session that fills it in. The form's text and fields are in `content`, or in the catalog of
 * `@firstday/forms`, found by `form_key` and `edition`. Answers of the session's own side are in clear; of the other side as far as it must see them.
 */
export const TaskSheet = z
  .strictObject({
    task: OnboardingTask.describe('The form, as the list of the session shows it.'),
    form_key: z.string().describe('The form, by its key.'),
    edition: z.string().describe('Edition of the form.'),
    content: FormContent.nullable().describe(
      'What a form of one’s own says; null where it is in the catalog.',
    ),
    answers: z.record(z.string(), z.unknown()).describe('Answers by field path, prefilled ones included.'),
    prefilled: z
      .array(z.string())
      .describe('Paths whose value comes from prefilling and has not been confirmed yet.'),
    prefilled_from: z
      .record(z.string(), z.string())
      .describe('Of prefilled paths that another form of the employee filled, the key of that form.'),
    differing: z
      .array(DifferingAnswer)
      .describe(
        'Social Security numbers of the employee that another form of theirs has otherwise; none where the session may not see sensitive values.',
      ),
    hidden: z
      .array(z.string())
      .describe('Paths that have an answer which this session may not see; left blank, it stays.'),
    surroundings: z
      .record(z.string(), z.unknown())
      .describe(
        'Facts that conditions and rules may ask for besides the answers (`today`, `employer.uses_e_verify`).',
      ),
    sections: z.array(SectionState).describe('The sections of the form, in order.'),
    subtasks: z
      .array(
        z.strictObject({
          id: z.string().describe('Id of the subtask; begins with `subtask_`.'),
          page_id: z.string().describe('The page, as the form names it.'),
          is_visited: z.boolean().describe('Whether the page was shown.'),
          progress: Progress.describe('How much of the page is done.'),
        }),
      )
      .describe(
        'One for each page of the form that this side or the other fills: where files are uploaded to, and whether it was visited.',
      ),
    files: z.array(UploadedFile).describe('The files that were uploaded.'),
    correction: CorrectionRequest.nullable().describe(
      'What the employee asked to correct, and what was answered; null where nothing was asked, the form was signed anew, or the session may not see sensitive values.',
    ),
    corrected_since: z
      .array(
        z.strictObject({
          section_id: z.string().describe('The section that was corrected.'),
          signed_on: z.string().describe('The day beside the signature of the person who corrected it.'),
        }),
      )
      .describe(
        'What others corrected after this side signed, whose own part stays as it was signed; none before it has signed.',
      ),
    contradictions: z
      .array(Contradiction)
      .describe(
        'Answers of two sides that cannot both be right, such as a status and a document. What this session does not see is compared with nothing.',
      ),
    is_correctable: z
      .boolean()
      .describe('Whether the employee of this session may ask to correct it (`tasks.requestCorrection`).'),
    awaits_social_security_number: z
      .boolean()
      .describe(
        'Whether the employee of this session signed before their Social Security number was issued: they open their part with `tasks.requestCorrection` and `about`.',
      ),
    may_name_representative: z
      .boolean()
      .describe('Whether this session may name who examines the documents (`tasks.nameRepresentative`).'),
    account_document: AccountDocumentOfTask.nullable().describe(
      "The account's document that the form is about, such as its handbook; null where it has published none.",
    ),
    page_documents: z
      .array(PageDocument)
      .describe('What pages of the form show to be read, those that this session sees.'),
    has_document: z.boolean().describe('True once the finished PDF can be downloaded.'),
  })
  .meta({ id: 'TaskSheet' });
export type TaskSheet = z.infer<typeof TaskSheet>;
