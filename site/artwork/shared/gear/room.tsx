import type { ReactElement } from 'react';
import { box, colour, ink, Pen, ring } from '../line.tsx';
import { type PropPlace, place } from './place.ts';

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
