import type { ReactElement } from 'react';
import {
  At,
  Card,
  Cursor,
  Days,
  Fill,
  Ghost,
  Line,
  Magnifier,
  Piece,
  Scene,
  Sheet,
  Tape,
  TapeCase,
  Tick,
  Way,
  Words,
  box,
  clay,
  clayDeep,
  disc,
  fresh,
  ink,
  mist,
  sky,
  skyDeep,
} from '../../shared/parts.ts';

/** Checking Availability: a full month, one free day, found. */
export function availability(): ReactElement {
  return (
    <Scene ground="sand" cut="M0 0h270L110 400H0z">
      <Sheet x={296} y={206} w={440} h={300}>
        <Days x={-190} y={-68} cols={5} rows={3} w={64} h={52} gap={15} skip={[8]} />
      </Sheet>
      <Magnifier x={386} y={220} r={92}>
        <Fill
          tone={mist}
          d={
            'M-72-46V46h-8a92 92 0 0 1 0-92zM72-46V46h8a92 92 0 0 0 0-92zM-56-64H56v-9' +
            'a92 92 0 0 0-112 0zM-56 64H56v9a92 92 0 0 1-112 0z'
          }
        />
        <path d={box(112, 96, 14)} fill={fresh} />
        <Tick size={30} weight={14} />
      </Magnifier>
    </Scene>
  );
}

/** Creating Time Blocks: a crane lowers a block into the day, and a tape counts its hours. */
export function creating(): ReactElement {
  return (
    <Scene ground="straw" cut="M390 0h250v400H540z">
      <At x={18}>
        <Piece d={box(336, 400, 18, 0, 0)} x={180} y={40}>
          <path d="M0 64V18A18 18 0 0 1 18 0h300a18 18 0 0 1 18 18v46z" fill={skyDeep} />
          <Words at={[[32, 32, 76]]} tone={ink} />
          <path d={box(288, 60, 12, 24, 322)} fill={sky} />
        </Piece>
        <Tape x={80} y={100} w={52} h={400} step={33} hook={false} />
        <TapeCase x={84} y={92} size={104} turn={-90} />
        <Ghost w={288} h={88} x={348} y={298} />
        <Line d="M348 0v64M238 220L348 170 458 210" />
        <Line d="M348 112v16c36 6 34 46 0 46-20 0-28-12-28-26" weight={10} />
        <path d={box(60, 60, 14, 318, 54)} fill={clayDeep} />
        <path d={disc(10, 348, 84)} strokeWidth={6} />
        <Card x={348} y={250} w={280} h={88} turn={-3} fill={fresh} lift={12}>
          <Line d="M-24 0h48M0-24v48" weight={14} />
        </Card>
      </At>
    </Scene>
  );
}

/** Rescheduling Time Blocks: off one day, on to another. */
export function rescheduling(): ReactElement {
  return (
    <Scene ground="mist" cut={disc(176, 300, 188)}>
      <Sheet x={156} y={240} w={220} h={236} turn={-3} head={clay} band={50}>
        <Days x={-84} y={52} cols={1} rows={1} w={168} h={42} gap={0} />
        <Ghost w={168} h={68} x={0} y={2} />
      </Sheet>
      <Sheet x={436} y={240} w={220} h={236} head={skyDeep} band={50} />
      <Way d="M150 188V150C150 14 436 14 436 140V204" tip={[436, 214]} turn={90} />
      <Card x={436} y={282} w={188} h={84} turn={-4} fill={fresh} lift={12}>
        <Words
          at={[
            [-64, -12, 100],
            [-64, 16, 56],
          ]}
          tone={ink}
        />
      </Card>
      <Cursor x={466} y={272} />
    </Scene>
  );
}

/** Canceling Events: crossed out and into the bin. */
export function canceling(): ReactElement {
  return (
    <Scene ground="clay" cut="M0 320c200-30 440-30 640 0v80H0z">
      <Sheet x={172} y={206} w={256} h={284} turn={-3} head={skyDeep}>
        <Days x={-98} y={-58} cols={3} rows={3} w={56} h={46} gap={14} skip={[4, 5]} />
        <Ghost w={126} h={54} x={35} y={25} />
      </Sheet>
      <Line d="M290 214C366 194 290 56 362 40c24-5 42-2 54 8" dash />
      <Card x={460} y={136} w={176} h={96} turn={16} fill={fresh} lift={12}>
        <Line d="M-46-26l92 52M46-26l-92 52" weight={14} />
      </Card>
      <Piece
        d="M-70-64h140l-14 140a10 10 0 0 1-10 8h-92a10 10 0 0 1-10-8z"
        x={458}
        y={286}
        fill={mist}
      >
        <Line d="M-30-30l6 80M30-30l-6 80M0-30v80" />
        <path d={box(170, 28, 12, -85, -78)} />
      </Piece>
    </Scene>
  );
}
