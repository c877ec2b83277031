export { MessageWordingsService } from './message-wordings.service.js';
export { MessagesModule } from './messages.module.js';
