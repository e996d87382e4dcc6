import { askEngine } from './ask-engine.ts';

await askEngine('Chromium');
