import { headersFile } from './headers-file.ts';
import { week, type HostTable } from './table.ts';

/**
 * Cloudflare answers a range request with the whole file, and then Safari plays no video. A Worker
 * can hold a file in memory: the limit is 25 MiB.
 */
const worker = `export default {
  async fetch(request, env) {
    const whole = await env.ASSETS.fetch(request);
    const range = /^bytes=(\\d*)-(\\d*)$/.exec(request.headers.get('range') ?? '');
    const validators = [null, whole.headers.get('etag'), whole.headers.get('last-modified')];
    const isCurrent = validators.includes(request.headers.get('if-range'));
    if (range === null || !isCurrent || whole.status !== 200 || request.method !== 'GET')
      return whole;
    const bytes = await whole.arrayBuffer();
    const size = bytes.byteLength;
    const [, first, last] = range;
    const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
    const end = first === '' || last === '' ? size : Math.min(Number(last) + 1, size);
    const headers = new Headers(whole.headers);
    headers.delete('content-length');
    headers.set('content-range', \`bytes \${start < end ? \`\${start}-\${end - 1}\` : '*'}/\${size}\`);
    return start < end
      ? new Response(bytes.slice(start, end), { status: 206, headers })
      : new Response(null, { status: 416, headers });
  },
};
`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files for Pages and for Workers with assets; the Worker has the file names of Pages. */
export function cloudflareFiles(table: HostTable): Record<string, string> {
  const videos = ['mp4', 'webm'].map((extension) => `${table.base}assets/*.${extension}`);
  const forWorker = { main: '_worker.js' };
  const forAssets = { binding: 'ASSETS', run_worker_first: videos };
  return {
    _headers: headersFile(table, week),
    'wrangler.jsonc': json({
      name: 'website',
      compatibility_date: '2026-01-01',
      ...(table.ownVideos ? forWorker : {}),
      assets: {
        directory: '.',
        not_found_handling: '404-page',
        ...(table.ownVideos ? forAssets : {}),
      },
    }),
    '.assetsignore': [
      'wrangler.jsonc',
      '.built-site',
      '_worker.js',
      '_routes.json',
      '.wrangler',
      '',
    ].join('\n'),
    ...(table.ownVideos
      ? {
          '_worker.js': worker,
          '_routes.json': json({ version: 1, include: videos, exclude: [] }),
        }
      : {}),
  };
}
