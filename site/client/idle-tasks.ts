import { onEvent } from './events.ts';

export async function runIdleTasks(): Promise<void> {
  loadImages();
  await startAnalytics();
}

const mostImages = 60;

/** Loads the images that are still far away, unless data is saved or the connection is slow. */
function loadImages(): void {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  if (connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')) return;
  const images = document.querySelectorAll<HTMLImageElement>('img[loading=lazy]');
  for (const image of [...images].slice(0, mostImages)) image.loading = 'eager';
}

/** The build writes into the page which service counts visits, if any. */
async function startAnalytics(): Promise<void> {
  const { analytics } = document.body.dataset;
  if (analytics === undefined) return;
  const { start } = await import('./analytics.ts');
  start(JSON.parse(analytics) as Parameters<typeof start>[0], onEvent);
}
