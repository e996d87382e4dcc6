import type { VideoFrame } from './video.ts';

/** The attributes of a video's frame, by the names that React gives them. */
export interface FrameAttributes {
  allow: string;
  referrerPolicy: 'strict-origin-when-cross-origin';
  sandbox: string | undefined;
}

/**
 * What a player may use; the Permissions-Policy of the page names the same features (see policy.ts).
 * `web-share` is not among them: Chromium on Linux does not know it and logs a warning for every frame.
 */
export const playerFeatures = [
  'accelerometer',
  'autoplay',
  'clipboard-write',
  'encrypted-media',
  'fullscreen',
  'gyroscope',
  'picture-in-picture',
] as const;

/**
 * The attributes of a video's frame.
 *
 * @param unsandboxed names of providers whose player breaks inside a sandbox
 */
export function frameAttributes(
  video: VideoFrame,
  unsandboxed: readonly string[],
): FrameAttributes {
  return {
    allow: playerFeatures.join('; '),
    // YouTube refuses to play without a referrer (error 153).
    referrerPolicy: 'strict-origin-when-cross-origin',
    // Keeps a player from taking the visitor to another page. What it opens in a new tab is an ordinary page again.
    // Our own pages could lift the sandbox themselves, which browsers warn about, so they have none.
    sandbox:
      video.provider === 'own' || unsandboxed.includes(video.provider)
        ? undefined
        : 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  };
}
