export { FormEntity } from './form.entity.js';
export { OwnFormsService } from './own/own-forms.service.js';
export { OwnFormsStore } from './own/own-forms.store.js';
export { FormsModule } from './forms.module.js';
export { EditionsService } from './editions.service.js';
export { FormsService } from './forms.service.js';
export { FormsStore } from './forms.store.js';
export { formSql } from './form-sql.js';
export type { FormSummary } from './form-summary.js';
