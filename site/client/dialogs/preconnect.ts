const connected = new Set<string>();

/** Opens a connection to the origin of an address ahead of its use; once, and never to our own. */
export function preconnect(address: string | undefined): void {
  if (address === undefined) return;
  const { origin } = new URL(address, location.href);
  if (origin === location.origin || connected.has(origin)) return;
  connected.add(origin);
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = origin;
  document.head.append(link);
}
