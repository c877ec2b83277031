import { atNight, everyoneCanUseEachPage, nightLook } from './sweep/everyone.js';

// The gate visits them at 320 px in the light theme.
everyoneCanUseEachPage({ ...nightLook, themes: ['dark'] }, atNight);
everyoneCanUseEachPage({ ...nightLook, width: 1280 }, atNight);
