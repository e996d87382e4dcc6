import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { captionsMistakes, lostStyles, readCues } from '../../site/generator/content/captions.ts';
import { cleanSvg } from '../../site/generator/content/clean-svg.ts';
import { publishedBytes } from '../../site/generator/content/published-bytes.ts';
import { webVttCases } from '../support/webvtt-cases.ts';
import { edited, mistakesIn, validFiles } from './content-fixture.ts';

const realFiles = join(import.meta.dirname, 'real-files');
const real = (name: string): Promise<Buffer> => readFile(join(realFiles, name));

const svg = (inside: string, attributes = 'viewBox="0 0 4 3"'): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );

describe('an SVG', () => {
  it.each(['ai-cs', 'ai-pgf', 'latin1', 'sodipodi-old', 'unit-180pt', 'unit-60mm'])(
    'should be taken as programs export it: %s',
    async (name) => {
      const { svg: clean = '' } = cleanSvg(await real(`${name}.svg`));
      expect(clean).toContain('<rect');
      expect(clean).toMatch(/^<svg[^>]* viewBox="0 0 [\d.]+ [\d.]+"/);
      expect(clean).not.toMatch(/ENTITY|adobe|sodipodi|foreignObject/);
      // A published file is accepted again, without changes.
      expect(cleanSvg(Buffer.from(clean)).svg).toBe(clean);
    },
  );

  it('should keep what browsers draw', () => {
    const inside =
      '<style>a{fill:red}</style><defs><linearGradient id="a"/></defs><g data-a="1"><use xlink:href="#a"/><text>1 &lt; 2 &amp; 3</text><image href="data:image/png;base64,AA=="/><image href="data:;base64,AA=="/></g>';
    expect(cleanSvg(svg(inside)).svg).toBe(`${svg(inside).toString()}\n`);
  });

  it('should lose what no browser draws', () => {
    const { svg: clean } = cleanSvg(
      Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE svg><!-- note -->${svg(
          '<metadata>x</metadata><i:a xmlns:i="urn:i"><g/></i:a><flowRoot><g/></flowRoot><g onload=""/><foreignObject><div xmlns="http://www.w3.org/1999/xhtml"> </div></foreignObject><a href="https://a.example"><path d="M0 0"/></a>',
        ).toString()}`,
      ),
    );
    expect(clean).toBe(`${svg('<g/><a><path d="M0 0"/></a>').toString()}\n`);
  });

  it('should have the form that a switch holds for programs without web pages', () => {
    const html = '<div xmlns="http://www.w3.org/1999/xhtml">Hi</div>';
    const { svg: clean } = cleanSvg(
      svg(`<switch><foreignObject>${html}</foreignObject><text>Hi</text></switch>`),
    );
    expect(clean).toBe(`${svg('<switch><text>Hi</text></switch>').toString()}\n`);
  });

  it.each<[inside: string, message: string]>([
    ['<script>alert(1)</script>', 'contains <script>, which is a script'],
    ['<metadata><script/></metadata>', 'contains <script>, which is a script'],
    ['<g onclick="x()"/>', 'has onclick="…", which is a script'],
    [
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Hi</p></foreignObject>',
      'contains a part of a web page (<foreignObject>)',
    ],
    [
      '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml" style="background:conic-gradient(red,blue)"/></foreignObject>',
      'contains a part of a web page (<foreignObject>)',
    ],
    ['<p xmlns="http://www.w3.org/1999/xhtml"/>', 'contains <p>, a part of a web page'],
    ['<a href=" java&#10;script:x"/>', 'has a script in href="java\nscript:x"'],
    ['<set attributeName="href" to="x"/>', 'animates href, which can start a script'],
    ['<image href="a.png"/>', 'loads another file with href="a.png"'],
    [
      '<use xlink:href="//a.example/a.svg#a"/>',
      'loads another file with xlink:href="//a.example/a.svg#a"',
    ],
    ['<g fill="url(https://a.example)"/>', 'loads another file with url(https://a.example)'],
    ['<g style="fill:\\75rl(a.svg)"/>', 'loads another file with url(a.svg)'],
    ['<style>@im/**/port "a.css";</style>', 'loads styles from another file with @import'],
    [
      '<style><![CDATA[a{mask:image-set("a.png")}]]></style>',
      'has a style that loads a file or runs a script',
    ],
    ['<g>', 'is not a valid SVG file: unexpected close tag'],
    ['&nothing;', 'is not a valid SVG file: undefined entity'],
  ])('should be refused with %s', (inside, message) => {
    const { problem } = cleanSvg(svg(inside));
    expect(problem?.message).toBe(`${message} (line 1 of the image)`);
    expect(problem?.notes.length).toBeGreaterThan(0);
  });

  it.each([
    ['<svg viewBox="0 0 1 1"/>', 'does not say that it is an SVG, so browsers show nothing'],
    ['<html/>', 'is not an SVG file: it begins with <html>'],
    [svg('', 'width="100%"').toString(), 'does not contain its size'],
  ])('should be refused as %s', (text, message) => {
    expect(cleanSvg(Buffer.from(text)).problem?.message).toContain(message);
  });
});

describe('captions', () => {
  it.each<[name: string, lines: number[]]>([
    ['davinci-font.vtt', []],
    ['kaltura.vtt', []],
    ['no-blank-between.vtt', []],
    ['otter.srt', []],
    ['rev-srt-renamed-with-header.vtt', [4, 8]],
    ['style-region.vtt', []],
    ['whisper-words.vtt', []],
    ['yt-auto.vtt', []],
    ['zoom.vtt', []],
  ])('%s should have mistakes in lines %j', async (name, lines) => {
    const text = (await real(name)).toString();
    expect(captionsMistakes(name, text).map(({ line }) => line)).toEqual(lines);
  });

  it.each(webVttCases)(
    'should be found where the standard finds them: $name',
    ({ text, cues, refused = [] }) => {
      const found = readCues(text)?.filter(({ times }) => times !== undefined) ?? [];
      expect(found).toHaveLength(cues);
      expect(captionsMistakes('a.vtt', text).map(({ line }) => line)).toEqual(refused);
    },
  );

  const cue = '00:01.000 --> 00:02.000\nHi\n';
  it.each<[what: string, text: string, mistake: string | undefined]>([
    ['a header of several lines', `WEBVTT - talk\nKind: captions\n\n${cue}`, undefined],
    ['the line ends of Windows', `WEBVTT\n\n${cue}`.replaceAll('\n', '\r\n'), undefined],
    ['a comment with an arrow', `WEBVTT\n\nNOTE a --> b\n\n${cue}`, undefined],
    ['an end after that of the video', 'WEBVTT\n\n00:01.000 --> 00:09.000\nHi', undefined],
    ['no header', cue, '1: this file does not start with WEBVTT'],
    ['no cue', 'WEBVTT\n\nHi\n', '1: the file has no captions'],
    [
      'hours of one part',
      `WEBVTT\n\n${cue}\n1:00 --> 2:00\nHi`,
      '6: browsers do not show this caption',
    ],
    [
      'an end before its start',
      'WEBVTT\n\n00:02.000 --> 00:01.000\nHi',
      '3: this caption ends before',
    ],
    [
      'a start after the video',
      'WEBVTT\n\n00:06.000 --> 00:07.000\nHi',
      '3: this caption starts at 6 s',
    ],
  ])('with %s should be judged as browsers do', (_, text, mistake) => {
    const [first] = captionsMistakes('a.vtt', text, 5);
    expect(first === undefined ? undefined : `${first.line}: ${first.message}`).toEqual(
      mistake === undefined ? undefined : expect.stringContaining(mistake),
    );
  });

  it.each([
    ['<v Ann>Hi</v> <i>you</i> <00:01.500>&amp; me', undefined],
    ['<font color="red">Hi</font>', 4],
    ['5 < 6', 4],
    ['Hi\n\nthere', 6],
    ['Hi\n\nNOTE by me\n\n2\n00:03.000 --> 00:04.000\nthere\n\n', undefined],
  ])('should say that browsers leave out something of %s', (text, line) => {
    expect(lostStyles(`WEBVTT\n\n00:01.000 --> 00:02.000 align:start\n${text}`)[0]).toBe(line);
  });

  it('should become WebVTT where they are SRT', () => {
    const srt = '\uFEFF1\r\n0:00:01,5 --> 00:00:02,000\r\n{\\an8}a < b <i>c</i>\r\n';
    expect(publishedBytes('a.SRT', Buffer.from(srt)).toString()).toBe(
      'WEBVTT\n\n1\n00:00:01.500 --> 00:00:02.000\na &lt; b <i>c</i>\n',
    );
  });
});

describe('a photograph', () => {
  const image = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0b2545' } });
  const asThumbnail = (name: string, bytes: Uint8Array) =>
    mistakesIn({
      ...edited('demos', 'src: demos/pa-1.svg', `src: ${name}`),
      [`content/media/${name}`]: bytes,
    });

  it.each(['photo.jfif', 'no-end-mark.jpg'])('should be taken: %s', async (name) => {
    const [mistake] = await asThumbnail(name, await real(name));
    // Both are real, and only too small for a card.
    expect(mistake?.message ?? '').toMatch(/^$|pixels large, which is too small|of which/);
    const { data } = await sharp(publishedBytes(name, await real(name)), { failOn: 'error' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.length).toBeGreaterThan(0);
  });

  it.each<[what: string, name: string, bytes: () => Promise<Uint8Array>, message: string]>([
    [
      'too small',
      'a.png',
      () => image(300, 300).png().toBuffer(),
      'has 300 × 300 pixels, which is too small for',
    ],
    [
      'of another format',
      'a.png',
      () => image(400, 400).jpeg().toBuffer(),
      'is a JPEG file, though its name ends with .png',
    ],
    ['a GIF', 'a.png', () => image(400, 400).gif().toBuffer(), 'has the wrong format'],
    [
      'cut off',
      'a.jpg',
      async () => (await image(900, 900).jpeg().toBuffer()).subarray(0, 3000),
      'is damaged',
    ],
    ['empty', 'a.jpg', () => Promise.resolve(Buffer.from('')), 'is damaged'],
    [
      'a HEIC photo',
      'a.jpg',
      () => Promise.resolve(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')),
      'is really in HEIC',
    ],
  ])('should be refused where it is %s', async (_, name, bytes, message) => {
    const [found, ...others] = await asThumbnail(name, await bytes());
    expect(others).toEqual([]);
    expect(found?.message).toContain(`src: the image ${name} ${message}`);
  });

  it('should be taken where it is large enough, and told once where it is not', async () => {
    const whole = await image(400, 250).webp().toBuffer();
    expect(await asThumbnail('a.webp', whole)).toEqual([]);
    const text = (validFiles['content/demos.yaml'] ?? '').replace(/src: .*/g, 'src: a.png');
    const small = await image(30, 30).png().toBuffer();
    expect(
      await mistakesIn({ 'content/demos.yaml': text, 'content/media/a.png': small }),
    ).toHaveLength(1);
  });
});
