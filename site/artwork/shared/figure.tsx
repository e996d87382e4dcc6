/**
 * People put together from Open Peeps (Pablo Stanley, CC0) as shipped by react-peeps.
 *
 * The package's <Peep> draws a whole figure. Here clothes and tools go between the paths of a
 * figure, so the paths are taken out of the pieces and drawn one by one.
 */
import type { ReactElement, ReactNode } from 'react';
import { isValidElement } from 'react';
import { Accessories, BustPose, Face, FacialHair, Hair } from 'react-peeps';
import { colour, ink } from './line.tsx';

type Piece = (props: { strokeColor?: string; backgroundColor?: string }) => ReactNode;

interface Layer {
  d: string;
  transform: string;
  ground: boolean;
  rule: 'evenodd' | undefined;
}

const ground = 'ground';

function open(node: unknown, transform: string, into: Layer[]): void {
  if (Array.isArray(node)) {
    for (const child of node) open(child, transform, into);
    return;
  }
  if (!isValidElement<Record<string, unknown>>(node)) return;
  const { props } = node;
  const own = typeof props['transform'] === 'string' ? props['transform'] : '';
  const chain = `${transform} ${own}`.trim();
  if (typeof props['d'] === 'string') {
    into.push({
      // Half a unit of an 850-wide figure cannot be seen, and shortens the files by a third.
      d: props['d'].replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value) * 2) / 2)),
      transform: chain,
      ground: props['fill'] === ground,
      rule: props['fillRule'] === 'evenodd' ? 'evenodd' : undefined,
    });
  }
  open(props['children'], chain, into);
}

function layersOf(piece: unknown, transform = ''): Layer[] {
  const layers: Layer[] = [];
  open((piece as Piece)({ strokeColor: ink, backgroundColor: ground }), transform, layers);
  return layers;
}

function Paths({
  layers,
  fill,
  drop = [],
}: {
  layers: Layer[];
  fill: string;
  drop?: readonly number[] | undefined;
}): ReactElement {
  return (
    <>
      {layers.map((layer, i) => {
        const d = drop.length
          ? layer.d
              .split(/(?=M)/)
              .filter((_, at) => !drop.includes(at))
              .join('')
          : layer.d;
        return <path key={i} d={d} transform={layer.transform} fill={fill} fillRule={layer.rule} />;
      })}
    </>
  );
}

export interface BustProps {
  piece: keyof typeof BustPose;
  /** Cloth, where the piece leaves it white. */
  cloth?: string;
  /** Drawn on the cloth and under the ink. */
  on?: ReactNode;
  /** Strokes of the ink that are left out, counted from 0 in the order of the path. */
  drop?: readonly number[] | undefined;
}

export function Bust({ piece, cloth = colour.white, on, drop }: BustProps): ReactElement {
  const layers = layersOf(BustPose[piece]);
  return (
    <>
      <Paths layers={layers.filter((l) => l.ground)} fill={cloth} />
      {on}
      <Paths layers={layers.filter((l) => !l.ground)} fill={ink} drop={drop} />
    </>
  );
}

export interface HeadProps {
  hair: keyof typeof Hair;
  face: keyof typeof Face;
  beard?: keyof typeof FacialHair;
  glasses?: keyof typeof Accessories;
  /** Worn over the hair, under nothing. */
  hat?: ReactNode;
  dropFace?: readonly number[] | undefined;
  /** Drawn over the face and under the hat. */
  extra?: ReactNode;
}

export function HairPiece({ piece }: { piece: keyof typeof Hair }): ReactElement {
  const layers = layersOf(Hair[piece], 'translate(225 0)');
  return (
    <>
      <Paths layers={layers.filter((l) => l.ground)} fill={colour.white} />
      <Paths layers={layers.filter((l) => !l.ground)} fill={ink} />
    </>
  );
}

export function FacePiece({
  piece,
  drop,
}: {
  piece: keyof typeof Face;
  drop?: readonly number[] | undefined;
}): ReactElement {
  return <Paths layers={layersOf(Face[piece], 'translate(384 186)')} fill={ink} drop={drop} />;
}

export function BeardPiece({ piece }: { piece: keyof typeof FacialHair }): ReactElement {
  const layers = layersOf(FacialHair[piece], 'translate(348 338)');
  return (
    <>
      <Paths layers={layers.filter((l) => l.ground)} fill={colour.white} />
      <Paths layers={layers.filter((l) => !l.ground)} fill={ink} />
    </>
  );
}

export function Head({
  hair,
  face,
  beard,
  glasses,
  hat,
  dropFace,
  extra,
}: HeadProps): ReactElement {
  const specs = glasses ? layersOf(Accessories[glasses], 'translate(272 241)') : [];
  return (
    <>
      <HairPiece piece={hair} />
      <FacePiece piece={face} drop={dropFace} />
      {beard ? <BeardPiece piece={beard} /> : null}
      <Paths layers={specs.filter((l) => l.ground)} fill={colour.white} />
      <Paths layers={specs.filter((l) => !l.ground)} fill={ink} />
      {extra}
      {hat}
    </>
  );
}

/** Places a figure: the middle of its head at x, the crown at y. */
export function At({
  x,
  y,
  scale,
  children,
}: {
  x: number;
  y: number;
  scale: number;
  children: ReactNode;
}): ReactElement {
  return <g transform={`translate(${x} ${y}) scale(${scale}) translate(-460 -65)`}>{children}</g>;
}
