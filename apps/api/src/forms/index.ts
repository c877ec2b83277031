export { FormEntity } from './form.entity.js';
export { FormsModule } from './forms.module.js';
export { editionOf, FormsService } from './forms.service.js';
export { FormsStore } from './forms.store.js';
export { formSql } from './form-sql.js';
export type { FormSummary } from './form-summary.js';
