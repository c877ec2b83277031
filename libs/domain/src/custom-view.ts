import { z } from 'zod';
import { ComponentName } from './components/component-name.js';
import { CustomViewId } from './id-kind.js';
import { pageQuery } from './page.js';
import { DateTimeUtc, text } from './scalar-value.js';
import { timesQuery } from './times-query.js';

/** Beyond the contract: a list as somebody wants to find it again, named in `custom_view_id`. */
export const CustomView = z
  .strictObject({
    id: CustomViewId,
    component: ComponentName.describe('The component whose rows it narrows.'),
    name: z.string().describe('What people call it.'),
    filters: z
      .record(z.string(), z.string())
      .describe('Filters of the component, as in `components.createUrl`.'),
    columns: z.array(z.string()).describe('Which columns it shows, in order; empty for the usual ones.'),
    created_at: DateTimeUtc.describe('When it was created.'),
    updated_at: DateTimeUtc.describe('When it last changed.'),
  })
  .meta({ id: 'CustomView' });
export type CustomView = z.infer<typeof CustomView>;

const view = {
  name: text(80, 1).describe('What people call it, at most 80 characters.'),
  filters: z
    .record(text(64, 1), text(4096))
    .optional()
    .describe('Filters of the component, as in `components.createUrl`.'),
  columns: z
    .array(text(64, 1))
    .max(40)
    .optional()
    .describe('Which columns it shows, in order; the usual ones without it.'),
};
export const CustomViewListQuery = z.object({
  ...pageQuery(),
  ...timesQuery,
  component: ComponentName.optional().describe('Of this component.'),
});
export type CustomViewListQuery = z.infer<typeof CustomViewListQuery>;
export const CreateCustomView = z.strictObject({
  component: ComponentName.describe('The component whose rows it narrows.'),
  ...view,
});
export type CreateCustomView = z.infer<typeof CreateCustomView>;
export const UpdateCustomView = z.strictObject(view).partial();
export type UpdateCustomView = z.infer<typeof UpdateCustomView>;
