import { afterEach, beforeEach, expect, it } from 'vitest';
import { startStandIn, type StandIn } from '../support/stand-in/stand-in.ts';
import { soon } from '../support/soon.ts';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await startStandIn();
});
afterEach(() => standIn.close());

it.each([
  ['/video', 'text/html'],
  ['/booking', 'text/html'],
  ['/widget/booking/abcd', 'text/html'],
  ['/form-embed.js', 'text/javascript'],
])('should serve %s to any page that frames or loads it', async (path, type) => {
  for (const behave of ['well', 'hostile'] as const) {
    const response = await fetch(standIn.url(path, { behave }));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('content-security-policy')).toBe('frame-ancestors *');
    expect(response.headers.has('x-frame-options')).toBe(false);
  }
});

it('should record all requests', async () => {
  await fetch(standIn.url('/video', { behave: 'well' }), {
    headers: { referer: 'https://site.example/', cookie: 'seen=yes' },
  });
  await fetch(standIn.url('/nothing'));
  expect(standIn.requests).toEqual([
    {
      path: '/video',
      query: { behave: 'well' },
      referer: 'https://site.example/',
      cookies: 'seen=yes',
    },
    { path: '/nothing', query: {}, referer: undefined, cookies: undefined },
  ]);
});

it('should answer late when it is slow', async () => {
  const start = performance.now();
  await fetch(standIn.url('/video', { behave: 'slow', delay: 150 }));
  expect(performance.now() - start).toBeGreaterThan(140);
});

it('should never answer when it is silent', async () => {
  await expect(
    fetch(standIn.url('/video', { behave: 'silent' }), { signal: AbortSignal.timeout(150) }),
  ).rejects.toThrow('timeout');
});

it('should close the connection when it is blocked', async () => {
  await expect(fetch(standIn.url('/booking', { behave: 'blocked' }))).rejects.toThrow(
    'fetch failed',
  );
});

it('should stop at once, with requests open', async () => {
  const other = await startStandIn();
  const waiting = fetch(other.url('/video', { behave: 'slow' })).catch(() => 'cut off');
  await soon(() => expect(other.requests).toHaveLength(1));
  await other.close();
  expect(await waiting).toBe('cut off');
});
