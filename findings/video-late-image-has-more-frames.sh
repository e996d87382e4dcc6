#!/usr/bin/env bash
# Guess: of sound that starts half a second late mediainfo.js tells a delay, and the frames there are.
# Happens: no delay; the silence before it counts as length and as frames: 4.5 s and more frames
#   than the file has. A late picture is told the same way, 113 frames instead of 100.
# Versions: mediainfo.js 0.3.8 (needs ffmpeg to make the file; seen with 5.1).
# Hurts: whoever divides length by frames, or seeks to the last frame, asks for what is not there.
# Source: the MP4 edit list begins with an empty edit; Source_Duration keeps the real length.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --no-save --silent --prefix "$dir" mediainfo.js@0.3.8 > "$dir/npm.log"
cd "$dir"
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import mediaInfoFactory from 'mediainfo.js';

const ffmpeg = (...options) => execFileSync('ffmpeg', ['-nostdin', '-loglevel', 'error', ...options]);
ffmpeg('-f', 'lavfi', '-i', 'testsrc=s=320x180:r=25', '-f', 'lavfi', '-i', 'sine', '-t', '4',
  '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', 'even.mp4');
ffmpeg('-i', 'even.mp4', '-itsoffset', '0.5', '-i', 'even.mp4', '-map', '1:v', '-map', '0:a',
  '-c', 'copy', 'late.mp4');
const mediainfo = await mediaInfoFactory({ format: 'object' });
const look = async (name) => {
  const bytes = readFileSync(name);
  const { media } = await mediainfo.analyzeData(
    () => bytes.length,
    (size, offset) => bytes.subarray(offset, offset + size),
  );
  const { Duration, FrameCount, Delay } = media.track.find((track) => track['@type'] === 'Video');
  return { Duration, FrameCount, Delay };
};
const seen = { even: await look('even.mp4'), late: await look('late.mp4') };
console.log(seen);
assert.deepEqual(seen, {
  even: { Duration: 4, FrameCount: 100, Delay: undefined },
  late: { Duration: 4.5, FrameCount: 113, Delay: undefined },
});
JS
node run.mjs
