import { atNight, everyoneCanUseEachPage, nightLook } from './sweep/everyone.js';

for (const width of [320, 1280]) everyoneCanUseEachPage({ ...nightLook, locale: 'ar', width }, atNight);
