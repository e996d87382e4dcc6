import type { DetachedWindowAPI } from 'happy-dom';

declare global {
  interface Window {
    /** What happy-dom lets a test set. */
    happyDOM: DetachedWindowAPI;
  }
}
