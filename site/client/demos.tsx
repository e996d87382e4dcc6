import { page } from '../pages/demos.tsx';
import { hydrate } from './hydrate.tsx';

export const ready = hydrate(page);
