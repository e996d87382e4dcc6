/** The hosts that the build writes files for; without one it writes `_headers`. */
export const hostNames = [
  ...(['github', 'netlify', 'cloudflare', 'nginx'] as const),
  ...(['apache', 'vercel', 'firebase', 'azure'] as const),
] as const;

export type HostName = (typeof hostNames)[number];
