import type { ReactElement } from 'react';
import {
  Badge,
  Envelope,
  Hand,
  Line,
  Piece,
  Plane,
  Scene,
  Strokes,
  Tag,
  Window,
  Words,
  box,
  clay,
  clayDeep,
  disc,
  fresh,
  ink,
  mist,
  sand,
  sky,
  skyDeep,
  soft,
  white,
} from '../../shared/parts.ts';

/** Sending Emails: the letter is written, a hand presses Send, and off it flies. */
export function sending(): ReactElement {
  return (
    <Scene
      ground="sky"
      cut="M640 0v250c-30 14-72 2-84-30-38 22-92 4-98-44-44 0-68-44-48-80-22-32-8-76 22-96z"
    >
      <Window x={44} y={40} w={364} h={284}>
        <path d={box(112, 40, 20, 28, 62)} fill={clay} />
        <Words at={[[54, 82, 60]]} tone={ink} weight={10} />
        <Words at={[[164, 82, 74]]} />
        <Line d="M0 118h364" weight={6} />
        <Words
          at={[
            [34, 146, 290],
            [34, 174, 220],
          ]}
        />
        <path d={box(164, 60, 14, 28, 198)} fill={fresh} />
        <Words at={[[60, 228, 70]]} tone={ink} />
      </Window>
      <Line d="M412 292c66 14 112-14 96-54-12-28-42-20-44 4" dash />
      <Plane x={522} y={126} />
      <Hand x={206} y={256} turn={-10} />
    </Scene>
  );
}

/** Getting Emails: a letter lands and takes its place at the top of the sorted inbox. */
export function getting(): ReactElement {
  const rows = [
    { y: 132, fill: fresh, dot: clayDeep, x: 84, a: 150, b: 210 },
    { y: 226, fill: white, dot: skyDeep, x: 52, a: 130, b: 260 },
    { y: 320, fill: sand, dot: sand, x: 52, a: 170, b: 210 },
  ] as const;
  return (
    <Scene ground="clay" cut="M0 400V270c120-40 190 20 300-16s220-110 340-80v226z">
      {rows.map((row) => (
        <Piece
          key={row.y}
          d={box(450, 68, 16, 0, -34)}
          x={row.x}
          y={row.y}
          fill={row.fill}
          lift={10}
        >
          <path d={disc(14, 40, 0)} fill={row.dot} strokeWidth={6} />
          <Words at={[[84, -11, row.a]]} tone={ink} />
          <Words at={[[84, 13, row.b]]} tone={row.fill === fresh ? ink : soft} weight={8} />
        </Piece>
      ))}
      <Strokes d="M418 22v20M474 18v26M530 22v26" />
      <Envelope x={466} y={132} w={200} turn={9} flap={sky}>
        <Badge x={94} y={-58} r={28} fill={clayDeep} lift={0}>
          <Line d="M-7-8 2-12V13" />
        </Badge>
      </Envelope>
    </Scene>
  );
}

/** Email Labeler: the mail comes in on the left; labels drop on it. */
export function labelling(): ReactElement {
  const rows = [
    [70, 120],
    [194, 150],
    [318, 90],
  ] as const;
  return (
    <Scene ground="straw" cut="M0 0h150l90 400H0z">
      {rows.map(([y, w]) => (
        <Piece key={y} d={box(544, 84, 16, 0, -42)} x={-30} y={y} lift={10}>
          <Envelope x={98} w={76} lift={0} flap={mist} />
          <Words at={[[164, -14, w]]} tone={ink} />
          <Words at={[[164, 16, 160]]} />
        </Piece>
      ))}
      <Tag x={410} y={70} w={148} h={50} fill={clayDeep} turn={-4} lift={0}>
        <Words at={[[-22, 0, 66]]} tone={ink} />
      </Tag>
      <Tag x={410} y={318} w={148} h={50} fill={skyDeep} turn={4} lift={0}>
        <Words at={[[-22, 0, 66]]} tone={ink} />
      </Tag>
      <Tag x={470} y={180} w={220} h={96} fill={fresh} turn={-14} lift={14}>
        <Words at={[[-34, 0, 110]]} tone={ink} weight={14} />
      </Tag>
      <Strokes d="M556 90l8-24M596 110l18-18" />
    </Scene>
  );
}
