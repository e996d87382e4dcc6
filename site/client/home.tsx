import { page } from '../pages/home.tsx';
import { hydrate } from './hydrate.tsx';

export const ready = hydrate(page);
