/**
 * Clothes, tools and props. Those that touch a figure use its coordinates (850 wide, head from
 * y 65 to 500); the others stand around their origin.
 */
import type { ReactElement } from 'react';
import { letters, widthOf } from './lettering.ts';
import { box, colour, ink, Pen, pen, ring, scrawl } from './line.tsx';

/** The hat is seen from the same three-quarter view as the face: rib and peak point right. */
export function HardHat({ badge = colour.hivis }: { badge?: string | null }): ReactElement {
  const dome = 'M271 236C259 120 312 12 452 -6C585 -20 668 78 664 214C560 196 400 200 271 236Z';
  return (
    <Pen>
      <path d={dome} fill={colour.white} />
      {/* The far side in shade keeps a white hat round on a white page. */}
      <path
        d="M356 26C330 78 322 146 330 214C308 218 290 226 271 236C262 140 296 60 356 26Z"
        fill={colour.steel}
        stroke="none"
      />
      <path d={dome} />
      <path
        d="M446 -8C452 -34 560 -38 572 16C618 70 634 140 630 206L540 202C542 120 510 40 446 -8Z"
        fill={colour.white}
      />
      <path d="M359 33C332 84 322 146 330 214" />
      {badge ? <HatBadge fill={badge} /> : null}
      <path
        d={
          'M262 226C380 188 560 178 664 196C706 202 742 222 740 238C738 252 712 250 676 246' +
          'C560 230 400 240 282 272C250 280 240 236 262 226Z'
        }
        fill={colour.white}
      />
    </Pen>
  );
}

export function HatBadge({ fill }: { fill: string }): ReactElement {
  return (
    <Pen width={9}>
      <path
        d="M404 112C422 102 452 102 468 114C472 146 462 168 440 184C416 170 402 146 404 112Z"
        fill={fill}
      />
    </Pen>
  );
}

/** A plumber's cap: a flat crown low on the head and a peak that looks where he looks. */
export function Cap(): ReactElement {
  return (
    <Pen>
      <path
        d="M272 232C256 110 330 34 458 34C580 34 652 116 650 206C540 178 400 190 272 232Z"
        fill={colour.hivis}
      />
      <path d="M448 34C452 20 478 20 484 34" fill={colour.hivis} />
      <path d="M470 36C540 66 580 120 588 186" />
      <path d="M452 36C380 60 344 120 342 206" />
      <path
        d={
          'M520 190C600 168 690 176 752 218C766 230 758 244 740 242C670 230 590 226 520 234' +
          'C440 238 360 246 286 268C268 270 262 240 274 232C350 208 440 192 520 190Z'
        }
        fill={colour.hivis}
      />
      <path
        d="M438 96C462 88 492 92 506 104C508 130 494 150 474 162C450 148 436 126 438 96Z"
        fill={ink}
        stroke="none"
      />
    </Pen>
  );
}

/** Reflective tape: ink on both edges, steel between. */
function Tape({ d, width = 44 }: { d: string; width?: number }): ReactElement {
  return (
    <>
      <path d={d} fill="none" stroke={ink} strokeWidth={width} strokeLinecap="butt" />
      <path
        d={d}
        fill="none"
        stroke={colour.white}
        strokeWidth={width - pen * 1.5}
        strokeLinecap="butt"
      />
    </>
  );
}

/** For the body that holds a mug: goes between its white and its ink. */
export function VestForCoffee(): ReactElement {
  return (
    <g>
      <path
        d={
          'M226 568L322 536C346 562 366 592 402 606C424 612 440 618 450 640L484 680L500 630' +
          'C524 642 552 636 568 608L590 562L668 606C656 690 684 750 690 836L686 1165L165 1165' +
          'L176 1108L340 1008L334 892L196 950C204 880 202 840 208 806C220 730 212 650 226 568Z'
        }
        fill={colour.hivis}
      />
      <Tape d="M273 550C290 606 262 800 268 925" />
      <Tape d="M644 590C622 640 652 820 650 1165" />
      <Tape d="M160 1112L350 1064L486 1062L690 1058" />
      <Pen width={10}>
        <path d="M226 572C212 650 220 730 208 806" />
        <path d="M668 608C656 690 684 750 690 836" />
      </Pen>
      {/* Arm, hand and mug come in front of the vest again. */}
      <path d="M40 980L200 948L336 892L338 1008L110 1128L40 1100Z" fill={colour.white} />
      <path
        d={
          'M520 790L546 780Q600 773 664 789C670 860 652 930 622 956L548 956' +
          'C530 950 522 936 512 915Z'
        }
        fill={colour.sky}
      />
      <path
        d={
          'M336 892L372 872L412 820L452 790L488 764L536 776L530 792L524 802L530 826L540 842' +
          'L544 864L536 884L530 902L516 918L500 930L480 940L440 978L346 1004Z'
        }
        fill={colour.white}
      />
    </g>
  );
}

/** White wisps over yellow cloth and yellow walls; ink where white would be lost. */
export function Steam({
  x,
  y,
  scale = 1,
  tone = colour.white,
}: {
  x: number;
  y: number;
  scale?: number;
  tone?: string;
}): ReactElement {
  const wisps = 'M0 0C-26 -30 26 -56 0 -90C-12 -106 -6 -122 6 -132M52 -2C30 -28 74 -52 54 -84';
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill="none" strokeLinecap="round">
      <path d={wisps} stroke={tone} strokeWidth={tone === ink ? 11 : 17} />
    </g>
  );
}

/** One drop of sweat on the temple of a figure that faces right. */
export function Sweat(): ReactElement {
  return (
    <Pen width={9}>
      <path d="M408 282C388 314 380 340 402 346C426 348 424 316 408 282Z" fill={colour.sky} />
    </Pen>
  );
}

/** A laugh in the short beard: the opening closed with whiskers, the teeth let through. */
export function Grin(): ReactElement {
  return (
    <g>
      <path d="M454 428C478 380 602 372 624 424L602 478L492 480L460 456Z" fill={ink} />
      <path
        d="M478 410C516 428 568 426 604 402C608 438 586 460 546 460C506 460 482 440 478 410Z"
        fill={colour.white}
      />
    </g>
  );
}

export interface PropPlace {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
}

function place({ x, y, scale = 1, turn = 0 }: PropPlace): string {
  return (
    `translate(${x} ` +
    `${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}`
  );
}

/** A mug that stands by itself, base at the origin. */
export function Mug({
  steam,
  ...at
}: PropPlace & { /** The id of its steam. */ steam?: string }): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={11}>
        <path d="M-48 -90C-92 -98 -96 -34 -44 -36" />
        <path
          d="M-52 -112C-52 -70 -50 -30 -44 -8C-40 2 38 2 44 -8C50 -30 54 -70 54 -112Z"
          fill={colour.sky}
        />
      </Pen>
      <g id={steam}>
        <Steam x={-22} y={-134} scale={0.8} tone={ink} />
      </g>
    </g>
  );
}

/** A bill, 150 × 200 around its middle. */
export function Invoice({
  stamped = false,
  seed = 1,
  ...at
}: PropPlace & { stamped?: boolean; seed?: number }): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={9}>
        <path d={box(-75, -100, 150, 200, 8, seed, 5)} fill={colour.white} />
        <path d={scrawl(-52, -68, 58, seed)} />
        <path d={scrawl(-52, -34, 104, seed + 1)} strokeWidth={6} />
        <path d={scrawl(-52, -8, 100, seed + 2)} strokeWidth={6} />
        {stamped ? null : <path d={scrawl(-52, 18, 84, seed + 3)} strokeWidth={6} />}
        <path d="M-52 66h40M22 66h30" />
      </Pen>
      {stamped ? (
        <g transform="translate(2 28) rotate(-14)">
          <path
            d={box(-66, -24, 132, 48, 8, seed, 3)}
            fill={colour.white}
            stroke={ink}
            strokeWidth="7"
            strokeLinejoin="round"
          />
          <path
            d={letters('UNPAID', { size: 31, y: 11, anchor: 'middle', tracking: 0 })}
            fill={ink}
          />
        </g>
      ) : null}
    </g>
  );
}

/** A phone with calls nobody took, 120 × 210 around its middle. */
export function MissedCalls({ halo = false, ...at }: PropPlace & { halo?: boolean }): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={10}>
        {/* On dark cloth a dark phone needs an edge of its own. */}
        {halo ? (
          <path d={box(-60, -105, 120, 210, 24, 5, 3)} stroke={colour.white} strokeWidth={28} />
        ) : null}
        <path d={box(-60, -105, 120, 210, 24, 5, 3)} fill={ink} />
        <path d={box(-45, -84, 90, 158, 8, 6, 2)} fill={colour.white} stroke="none" />
        <path
          d={
            'M-24 -46C-34 -40 -30 -8 -8 18C12 40 30 46 36 36C44 26 26 6 16 12' +
            'C8 18 -14 -10 -8 -18C2 -24 -12 -52 -24 -46Z'
          }
          fill={ink}
          stroke="none"
        />
        <path d="M2 -46L32 -18M32 -46L2 -18" strokeWidth="8" />
        <path d={ring(54, -96, 36, 3)} fill={colour.hivis} />
      </Pen>
      <path d={letters('9', { size: 50, x: 54, y: -79, anchor: 'middle' })} fill={ink} />
    </g>
  );
}

/** Bills on a table, seen from the side; the foot of the pile is centred on the origin. */
export function PaperPile({
  sheets,
  w = 180,
  ...at
}: PropPlace & { sheets: number; w?: number }): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={6}>
        {Array.from({ length: sheets }, (_, i) => {
          const shift = [0, 9, -7, 14, -12, 4, 11, -4][i % 8] ?? 0;
          return (
            <path
              key={i}
              d={box(-w / 2 + shift, -13 - i * 13, w - (i % 3) * 8, 13, 3, i + 3, 3)}
              fill={colour.white}
            />
          );
        })}
      </Pen>
    </g>
  );
}

/** The sun at ten in the morning. */
export function Sun({ disc = colour.white, ...at }: PropPlace & { disc?: string }): ReactElement {
  const rays = Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5 + 0.1;
    const from = 58 + (i % 2) * 2;
    const to = 78 + (i % 3) * 4;
    return (
      `M${Math.round(Math.cos(a) * from)} ` +
      `${Math.round(Math.sin(a) * from)}L${Math.round(Math.cos(a) * to)} ` +
      `${Math.round(Math.sin(a) * to)}`
    );
  }).join('');
  return (
    <g transform={place(at)}>
      <Pen width={10}>
        <path d={ring(0, 0, 42, 5)} fill={disc} />
        <path d={rays} />
      </Pen>
    </g>
  );
}

/** A wall clock, 100 across; hands by the hour and minute. */
export function Clock({
  hour,
  minute,
  line = 9,
  ...at
}: PropPlace & { hour: number; minute: number; line?: number }): ReactElement {
  const hand = (turn: number, length: number): string => {
    const a = ((turn - 90) * Math.PI) / 180;
    return `M0 0L${Math.round(Math.cos(a) * length)} ${Math.round(Math.sin(a) * length)}`;
  };
  return (
    <g transform={place(at)}>
      <Pen width={line}>
        <path d={ring(0, 0, 56, 7)} fill={colour.white} />
        <path d="M0 -42v5M42 0h-5M0 42v-5M-42 0h5" strokeWidth={line * 0.8} />
        <path d={hand((hour % 12) * 30 + minute / 2, 22)} />
        <path d={hand(minute * 6, 34)} strokeWidth={line * 0.8} />
      </Pen>
    </g>
  );
}

/** A window, w × h from its top left corner. */
export function Window({
  night,
  w = 170,
  h = 240,
  ...at
}: PropPlace & { night: boolean; w?: number; h?: number }): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={9}>
        <path d={box(0, 0, w, h, 8, 11, 3)} fill={night ? ink : colour.sky} />
        {night ? (
          <g stroke="none" fill={colour.paper}>
            <path
              d="M40 28C18 36 14 66 32 80C44 88 58 82 64 70C44 74 30 54 40 28Z"
              fill={colour.hivis}
            />
            <path d={ring(w - 36, 44, 5, 1)} />
            <path d={ring(w / 2 + 26, h - 90, 4, 1)} />
            <path d={ring(40, h - 70, 5, 1)} />
            <path d={ring(w - 28, h - 50, 4, 1)} />
          </g>
        ) : (
          <>
            <Sun x={w / 2} y={h * 0.4} scale={0.66} disc={colour.hivis} />
            <path
              d={
                `M2 ${h * 0.8}C${w * 0.3} ${h * 0.66} ${w * 0.6} ${h * 0.9} ${w - 2} ${h * 0.74}` +
                `V${h - 4}H2Z`
              }
              fill={colour.white}
            />
          </>
        )}
        {/* Bars only at night: with bars across it, the sun would look like a target. */}
        {night ? (
          <path
            d={`M${w / 2 + 1} 2L${w / 2 - 1} ${h - 2}M2 ${h / 2}L${w - 2} ${h / 2 + 2}`}
            stroke={colour.mist}
          />
        ) : null}
        <path d={box(0, 0, w, h, 8, 11, 3)} />
        <path d={`M-16 ${h + 10}L${w + 16} ${h + 8}`} strokeWidth="14" />
      </Pen>
    </g>
  );
}

/** The plant on the sill. The pot's foot is at the origin. */
export function Plant(at: PropPlace): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={7}>
        <g fill={colour.white}>
          <path d="M0 -40C-4 -66 -30 -70 -36 -92C-12 -96 2 -74 0 -40Z" />
          <path d="M0 -40C2 -78 22 -90 40 -96C42 -72 26 -50 0 -40Z" />
          <path d="M0 -40C-12 -74 -8 -100 6 -120C18 -98 14 -66 0 -40Z" />
        </g>
        <path d="M-26 -42L26 -42L18 0L-18 0Z" fill={colour.clay} />
      </Pen>
    </g>
  );
}

/** A month on the wall, every day ticked. A day is 44 wide; the sheet follows from that. */
export function Calendar({
  cols = 4,
  rows = 3,
  line = 9,
  named,
  ...at
}: PropPlace & {
  cols?: number;
  rows?: number;
  line?: number;
  /** A day whose tick gets an id, counted from 0. */
  named?: { day: number; id: string };
}): ReactElement {
  const w = cols * 44 + 24;
  const h = rows * 44 + 70;
  return (
    <g transform={place(at)}>
      <Pen width={line}>
        <path d={box(0, 0, w, h, 12, 21, 3)} fill={colour.white} />
        <path
          d={`M2 44L4 12Q5 2 16 2L${w - 16} 1Q${w - 3} 2 ${w - 2} 14L${w - 2} 45Z`}
          fill={ink}
        />
        <path d={`M${w * 0.28} -12V2M${w * 0.72} -12V2`} />
        <path d={`M${w * 0.28} 14v.1M${w * 0.72} 14v.1`} stroke={colour.white} />
        {Array.from({ length: cols * rows }, (_, i) => {
          const x = 14 + (i % cols) * 44;
          const y = 56 + Math.floor(i / cols) * 44;
          return (
            <path
              key={i}
              id={i === named?.day ? named.id : undefined}
              d={
                `M${x + 9} ${y + 20 + (i % 3)}L${x + 17} ${y + 30}L${x + 33} ` +
                `${y + 8 + (i % 2) * 3}`
              }
              strokeWidth={line * 0.9}
            />
          );
        })}
      </Pen>
    </g>
  );
}

/** A name plate, as on a site fence: words on white in an ink frame. */
export function Plate({
  text,
  size,
  ...at
}: PropPlace & { text: string; size: number }): ReactElement {
  const w = widthOf(text, size) + size * 0.9;
  const h = size * 1.62;
  return (
    <g transform={place(at)}>
      <path
        d={box(0, 0, w, h, size * 0.34, 31, 1.5)}
        fill={colour.white}
        stroke={ink}
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <path d={letters(text, { size, x: w / 2, y: h * 0.68, anchor: 'middle' })} fill={ink} />
    </g>
  );
}

/** The sign that carries the claim, around its middle. */
export function Sign({
  w,
  h,
  big,
  small,
  ...at
}: PropPlace & { w: number; h: number; big: number; small: number }): ReactElement {
  return (
    <g transform={place(at)}>
      <path
        d={box(-w / 2 + 8, -h / 2 + 16, w, h, 26, 41, 2)}
        fill={ink}
        stroke={ink}
        strokeWidth="9"
        strokeLinejoin="round"
      />
      <path
        d={box(-w / 2, -h / 2, w, h, 26, 41, 2)}
        fill={colour.white}
        stroke={ink}
        strokeWidth="9"
        strokeLinejoin="round"
      />
      <path
        d={letters('18+ hours', {
          size: big,
          y: -h / 2 + big * 0.98,
          anchor: 'middle',
          tracking: -0.025,
        })}
        fill={ink}
      />
      <path
        d={letters('saved every week', {
          size: small,
          y: h / 2 - small * 0.55,
          anchor: 'middle',
          tracking: -0.015,
        })}
        fill={ink}
      />
    </g>
  );
}

/** A pipe wrench, handle down, jaws up; 120 × 520 around the middle of the grip. */
export function PipeWrench(at: PropPlace): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen>
        <path
          d="M-26 190C-30 60 -26 -60 -30 -170L30 -170C26 -60 32 60 26 190C26 232 -26 232 -26 190Z"
          fill={colour.hivis}
        />
        <path d="M0 186v4" />
        <path
          d={
            'M-22 -170L-24 -226L40 -228C56 -252 84 -258 104 -246L100 -214' +
            'C84 -210 60 -206 34 -206L30 -170Z'
          }
          fill={colour.steel}
        />
        <path
          d={
            'M-40 -196L-44 -316C-44 -366 24 -386 108 -364L104 -312C92 -322 80 -306 70 -316' +
            'C58 -326 30 -326 14 -308L12 -196Z'
          }
          fill={colour.steel}
        />
        <path
          d="M-50 -232C-20 -236 20 -236 46 -230L46 -176C20 -172 -20 -172 -50 -178Z"
          fill={colour.white}
        />
        <path d="M-22 -230v50M4 -232v54M26 -230v50" strokeWidth="8" />
      </Pen>
    </g>
  );
}

export function HeartPin(at: PropPlace): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={10}>
        <path
          d="M0 40C-50 6 -52 -36 -24 -42C-8 -44 0 -32 2 -22C8 -38 22 -46 36 -36C54 -22 40 14 0 40Z"
          fill={colour.hivis}
        />
      </Pen>
    </g>
  );
}

/** For the body that points up, which is solid ink: the vest lies on top. */
export function VestForPointing(): ReactElement {
  const d =
    'M226 556L330 520C370 590 470 600 500 640C530 600 552 570 566 536L640 560' +
    'C640 640 664 720 690 790L712 1165L196 1165C206 1000 190 760 226 556Z';
  return (
    <g>
      <path d={d} fill={colour.hivis} />
      <Tape d="M282 540C268 700 280 900 274 1165" />
      <Tape d="M612 552C612 700 636 900 632 1165" />
      <Tape d="M200 930L694 922" />
      <Pen>
        <path d={d} />
        <path d="M496 640C484 800 500 980 496 1165" />
      </Pen>
    </g>
  );
}

/** A builder's crane hook on its cable: hook at the origin, cable upward. */
export function Hook({ rope, ...at }: PropPlace & { rope: number }): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={6}>
        <path d={`M0 -46V-${rope}`} />
        <path d={box(-13, -48, 26, 24, 5, 3, 1)} fill={colour.hivis} />
        <path d="M0 -24V-8C16 -4 18 18 0 20C-12 20 -16 10 -13 2" />
      </Pen>
    </g>
  );
}

/** A tap on a pipe that comes in from the right; the spout's mouth is at the origin. */
export function Tap(at: PropPlace): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={6}>
        <path
          d="M-24 0C-26 -50 -6 -84 50 -84L220 -84L220 -36L62 -36C36 -36 28 -24 28 0Z"
          fill={colour.steel}
        />
        <path d="M-30 0L34 0L34 14L-30 14Z" fill={colour.white} />
        <path d="M120 -92L162 -92L162 -28L120 -28Z" fill={colour.white} />
        <path d="M72 -84L72 -112L98 -112L98 -84Z" fill={colour.white} />
        <path
          d={
            'M38 -132C38 -116 60 -110 84 -110C110 -110 134 -116 134 -132' +
            'C132 -146 110 -140 86 -140C60 -140 40 -146 38 -132Z'
          }
          fill={colour.hivis}
        />
        <path d="M-12 -50C-6 -60 4 -66 16 -68" stroke={colour.white} />
      </Pen>
    </g>
  );
}

/** One page of somebody's life: portrait, name, lines. 84 × 110 around its middle. */
export function Cv(at: PropPlace): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={6}>
        <path d={box(-42, -55, 84, 110, 6, 9, 2)} fill={colour.white} />
        <path d={ring(-18, -30, 9, 2)} fill={colour.white} strokeWidth={5} />
        <path d="M-33 -8C-32 -18 -4 -18 -3 -8" strokeWidth={5} />
        <path d="M10 -36h18M10 -20h12M-28 12h56M-28 28h48" strokeWidth={5} />
      </Pen>
    </g>
  );
}

/** The account that pretends to be you: a profile card in a domino mask. */
export function FakeAccount({ seed = 1, ...at }: PropPlace & { seed?: number }): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={6}>
        <path d={box(-44, -54, 88, 108, 12, seed, 3)} fill={colour.white} />
        <path d={ring(0, -10, 28, seed)} fill={colour.clay} />
        <path
          d={
            'M-36 -20C-20 -30 -8 -26 0 -20C8 -26 20 -30 36 -20C34 -2 14 2 0 -8' +
            'C-14 2 -34 -2 -36 -20Z'
          }
          fill={ink}
        />
        <path d="M-14 -14h4M12 -14h4" stroke={colour.white} strokeWidth={6} />
        <path d="M-10 8C-4 12 6 12 12 5" strokeWidth={5} />
        <path d={`M-26 36h52`} strokeWidth={5} />
      </Pen>
    </g>
  );
}

export function Shield(at: PropPlace): ReactElement {
  return (
    <g transform={place(at)}>
      <Pen width={7}>
        <path
          d={
            'M0 -118C40 -96 76 -90 112 -92C118 0 96 84 2 138C-94 86 -118 2 -110 -92' +
            'C-76 -90 -38 -98 0 -118Z'
          }
          fill={colour.white}
        />
        <path
          d={
            'M0 -92C30 -76 58 -70 88 -70C90 2 72 66 2 108C-70 66 -90 4 -86 -70' +
            'C-58 -70 -30 -76 0 -92Z'
          }
          fill={colour.hivis}
        />
        <path d="M-40 8C-28 18 -18 30 -8 44C6 12 24 -12 48 -32" strokeWidth={16} />
      </Pen>
    </g>
  );
}
