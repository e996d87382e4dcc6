import { extname } from 'node:path';

const texts = ['.svg', '.vtt'];

/** The bytes of a drawing or of captions with the line ends that every system has for what the site is made of: one state of the content is one site, whoever has checked it out. Other files are as they are. */
export function withOurLineEnds(path: string, bytes: Buffer): Buffer {
  if (!texts.includes(extname(path).toLowerCase()) || !bytes.includes('\r\n')) return bytes;
  // Byte for byte, whatever the letters are.
  return Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}
