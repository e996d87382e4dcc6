import type { ReactElement } from 'react';
import {
  Avatar,
  Badge,
  Bubble,
  Card,
  Client,
  Clock,
  Days,
  Fill,
  Line,
  Phone,
  Piece,
  Question,
  Receiver,
  Scene,
  Sheet,
  Strokes,
  Tick,
  Way,
  Words,
  Worker,
  box,
  clay,
  clayDeep,
  disc,
  fresh,
  ink,
  sky,
} from '../../shared/parts.ts';

/** Clarifying Questions: the question goes to both, with the day between them. */
export function clarifying(): ReactElement {
  return (
    <Scene ground="sky" cut="M0 400V300c160-60 480-60 640 0v100z">
      <Sheet x={320} y={332} w={180} h={220} band={46} head={clayDeep}>
        <Days x={-66} y={-50} cols={3} rows={3} w={36} h={34} gap={12} skip={[4]} />
        <path d={box(42, 40, 8, -21, -7)} fill={fresh} strokeWidth={6} />
      </Sheet>
      <Worker x={128} y={206} />
      <Client x={512} y={206} shirt={clay} />
      <Bubble x={320} y={96} w={160} h={132} tail={-30} lean={-54} fill={fresh}>
        <Question y={2} />
      </Bubble>
    </Scene>
  );
}

/** Answers every call, books jobs instantly: a phone with a headset, and the ticket is ticked. */
export function answering(): ReactElement {
  return (
    <Scene ground="straw" cut={disc(184, 196, 208)}>
      <Strokes d="M56 82q-26 34-32 74M90 104q-16 20-20 44M336 82q26 34 32 74M302 104q16 20 20 44" />
      <Line d="M106 186C102 6 290 6 286 186" weight={34} />
      <Line d="M106 186C102 6 290 6 286 186" weight={18} tone={clayDeep} />
      <Phone x={196} y={230} w={160} h={272} screen={sky}>
        <Fill d={disc(9, -28, -62) + disc(9, 28, -62)} tone={ink} />
        <Line d="M-28-30q32 32 64-4" weight={10} />
        <Badge r={36} y={72} lift={0}>
          <Receiver turn={-135} />
        </Badge>
      </Phone>
      <Piece d={box(40, 84, 18)} x={106} y={204} fill={clayDeep} />
      <Piece d={box(40, 84, 18)} x={286} y={204} fill={clayDeep} />
      <Line d="M122 256c6 10 18 0 28-16" weight={10} />
      <path d={disc(9, 154, 232)} fill={clayDeep} strokeWidth={6} />
      <Card x={490} y={178} w={200} h={224} turn={5} lift={12} r={14}>
        <Avatar x={-54} y={-62} r={30} fill={sky} />
        <Words at={[[-4, -74, 72]]} tone={ink} />
        <Words at={[[-4, -46, 50]]} />
        <Line d="M-84-12H84" weight={6} dash />
        <Badge r={44} y={50} lift={0}>
          <Tick size={24} weight={12} />
        </Badge>
      </Card>
    </Scene>
  );
}

/** Sends automatic follow-ups: by the clock, one message after another, until the answer comes. */
export function following(): ReactElement {
  return (
    <Scene ground="sky" cut="M640 0v400H330C250 300 260 90 390 0z">
      <Line d="M88 276l-24 44M200 276l24 44" weight={18} />
      <Piece
        d="M-98-64a50 50 0 0 1 70-52zM98-64a50 50 0 0 0-70-52z"
        x={144}
        y={184}
        lift={0}
        fill={clayDeep}
      />
      <Clock r={102} x={144} y={194}>
        <Line d="M0 0V-56M0 0l38 26" weight={12} />
        <Fill d={disc(11)} tone={ink} />
      </Clock>
      <Way d="M258 124l40-34" tip={[308, 82]} turn={-40} />
      <Way d="M266 192h74" tip={[358, 192]} />
      <Bubble x={460} y={66} w={260} h={70} tail={66} lean={36} drop={26} fill={fresh}>
        <Words at={[[-92, 0, 160]]} tone={ink} />
      </Bubble>
      <Bubble x={486} y={186} w={208} h={70} tail={40} lean={36} drop={26} fill={fresh}>
        <Words at={[[-66, 0, 108]]} tone={ink} />
      </Bubble>
      <Bubble x={404} y={304} w={220} h={80} tail={-50} lean={-44} drop={28}>
        <Words at={[[-72, 0, 76]]} />
        <Badge x={64} r={26} lift={0} fill={clay}>
          <Tick size={14} weight={9} />
        </Badge>
      </Bubble>
    </Scene>
  );
}
