export { MessageWordingsService } from './message-wordings.service.js';
export { serveUnsubscribePage } from './serve-unsubscribe-page.js';
export { MessagesModule } from './messages.module.js';
