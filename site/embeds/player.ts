import type { VideoFrame } from './video.ts';

/** The attributes of the frame of a video, by their names in React. */
export interface FrameAttributes {
  allow: string;
  referrerPolicy: 'strict-origin-when-cross-origin';
  sandbox: string | undefined;
}

/** Not `web-share`: Chromium on Linux logs a warning for every frame. */
export const playerFeatures = [
  ...['accelerometer', 'autoplay', 'clipboard-write', 'encrypted-media', 'fullscreen'],
  ...['gyroscope', 'picture-in-picture'],
];

/**
 * The attributes of a video's frame.
 * @param unsandboxed names of providers whose player breaks inside a sandbox
 */
export function frameAttributes(
  { provider }: VideoFrame,
  unsandboxed: readonly string[],
): FrameAttributes {
  return {
    allow: playerFeatures.join('; '),
    // YouTube refuses to play without a referrer (error 153).
    referrerPolicy: 'strict-origin-when-cross-origin',
    // Prevents a player from navigating the top window. Same-origin pages could remove a sandbox.
    sandbox:
      provider === 'own' || unsandboxed.includes(provider)
        ? undefined
        : 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  };
}
