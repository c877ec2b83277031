export { ConfigurationCommands, type ConfigurationOptions } from './configuration-commands.js';
export { ConfigurationModule } from './configuration.module.js';
export { ConfigurationService } from './configuration.service.js';
