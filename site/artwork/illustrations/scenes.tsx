import type { ReactElement } from 'react';
import {
  At,
  Avatar,
  Badge,
  Bubble,
  Card,
  Client,
  Clock,
  Cursor,
  Days,
  Dollar,
  Envelope,
  Fill,
  Ghost,
  Hand,
  Line,
  Magnifier,
  Nail,
  Page,
  Pdf,
  Phone,
  Piece,
  Plane,
  Question,
  Receiver,
  Scene,
  Sheet,
  Store,
  Strokes,
  Table,
  Tag,
  Tape,
  TapeCase,
  Tick,
  Way,
  Window,
  Words,
  Worker,
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
} from '../shared/parts.tsx';

/*
 * The fourteen demo thumbnails. Their grounds repeat after five, so that in three or four columns
 * no neighbours have the same colour.
 *
 * The play mark covers the lower right corner, 96 by 96.
 */

/** Sending Emails: the letter is written, a hand presses Send, and off it flies. */
function sending(): ReactElement {
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
function getting(): ReactElement {
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

/** Checking Availability: a full month, one free day, found. */
function availability(): ReactElement {
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
function creating(): ReactElement {
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
function rescheduling(): ReactElement {
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

/** Generating Cost Report: a tape measure reads the highest bar, and the receipt is nailed up. */
function cost(): ReactElement {
  return (
    <Scene ground="sky" cut="M180 400l150-150 80 40L640 50v350z">
      <Piece
        d="M-76-146H76V146l-19-18-19 18-19-18-19 18-19-18-19 18-19-18-19 18z"
        x={118}
        y={194}
        turn={-4}
        tips={[
          [-76, 146],
          [76, 146],
          [76, -146],
        ]}
      >
        <Dollar y={-56} size={1.15} weight={9} />
        <Words
          at={[
            [-46, 8, 92],
            [-46, 36, 60],
            [-46, 64, 92],
          ]}
        />
        <Words at={[[-46, 96, 92]]} tone={ink} />
      </Piece>
      <Nail x={110} y={72} />
      <path d="M240 248h64v94h-64z" />
      <path d="M322 168h64v174h-64z" fill={clayDeep} />
      <path d="M404 80h64v262h-64z" fill={fresh} />
      <Badge x={272} y={200} r={36}>
        <Dollar size={0.7} />
      </Badge>
      <Tape x={468} y={66} w={44} h={260} step={26} reach={54} />
      <Line d="M230 344h300" weight={14} />
      <TapeCase x={508} y={302} size={80} turn={90} />
    </Scene>
  );
}

/** Reading PDF to Writing to Database: a line of the page becomes a row of the table. */
function reading(): ReactElement {
  return (
    <Scene ground="clay" cut="M0 0h640L0 330z">
      <Page x={148} y={198} w={200} h={292} turn={-4}>
        <path d={box(212, 84, 12, -116, -78)} fill={clayDeep} />
        <Pdf x={-10} y={-36} />
        <Words
          at={[
            [-66, 38, 132],
            [-66, 104, 90],
          ]}
        />
        <Words at={[[-66, 71, 132]]} tone={fresh} weight={18} />
      </Page>
      <Table x={372} y={48} w={234} rows={4} rowH={48} cols={[78, 156]}>
        <Words
          at={[
            [22, 24, 34],
            [100, 24, 34],
            [178, 24, 34],
          ]}
          tone={white}
        />
        <Words
          at={[
            [22, 72, 34],
            [100, 72, 34],
            [178, 72, 28],
            [22, 216, 34],
            [100, 216, 20],
            [178, 216, 34],
          ]}
        />
      </Table>
      <Card x={464} y={168} w={250} h={60} turn={-4} fill={fresh} lift={12}>
        <Line d="M-42-28v56M42-28v56" weight={6} />
        <Words
          at={[
            [-100, 0, 34],
            [-17, 0, 34],
            [66, 0, 34],
          ]}
          tone={ink}
        />
      </Card>
      <Piece
        d="M-42-17h34v-26L38 0-8 43V17h-34z"
        x={318}
        y={282}
        lift={10}
        tips={[
          [-8, 43],
          [38, 0],
          [-42, 17],
        ]}
      />
    </Scene>
  );
}

/** Reading Database Info: a question is put, the right card comes up. */
function asking(): ReactElement {
  return (
    <Scene ground="sand" cut={disc(182, 210, 212)}>
      <Store x={210} y={208} rx={144} ry={36} tier={42} tones={[sky, white, sky]}>
        <Card x={-88} y={-20} w={80} h={110} turn={-10} lift={0} />
        <Card x={96} y={-16} w={80} h={110} turn={9} lift={0} />
        <Card x={4} y={-56} w={204} h={220} turn={-4} fill={fresh} lift={0} r={16}>
          <Avatar y={-50} r={40} />
          <Words at={[[-64, 16, 128]]} tone={ink} />
          <Words at={[[-64, 44, 90]]} tone={ink} weight={8} />
        </Card>
      </Store>
      <Bubble x={482} y={126} w={156} h={136} tail={-30} lean={-54} drop={44}>
        <Question y={2} />
      </Bubble>
    </Scene>
  );
}

/** Email Labeler: the mail comes in on the left; labels drop on it. */
function labelling(): ReactElement {
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

/** CRM/Trello Update: a labelled letter comes in, and its card moves on across the board. */
function board(): ReactElement {
  return (
    <Scene ground="mist" cut="M0 250l640-150v300H0z">
      <Piece d={box(540, 240, 18, 0, 0)} x={50} y={124}>
        <Line d="M180 0v240M360 0v240" weight={6} />
        <Fill d={box(132, 24, 12, 204, 26)} tone={clayDeep} />
        <Fill d={box(132, 24, 12, 384, 26)} tone={skyDeep} />
        <Fill
          d={
            box(132, 54, 10, 24, 94) +
            box(132, 54, 10, 24, 162) +
            box(132, 54, 10, 204, 162) +
            box(132, 54, 10, 384, 162)
          }
          tone={mist}
        />
      </Piece>
      <Ghost w={132} h={64} x={320} y={244} />
      <Way d="M226 66c84-42 236-40 260 22" tip={[490, 104]} turn={76} />
      <Envelope x={130} y={108} w={184} turn={-6} flap={clay}>
        <Tag x={66} y={50} w={112} h={52} fill={fresh} turn={10} />
      </Envelope>
      <Card x={464} y={226} w={156} h={90} turn={7} fill={fresh} lift={12}>
        <Words
          at={[
            [-50, -14, 100],
            [-50, 14, 56],
          ]}
          tone={ink}
        />
      </Card>
    </Scene>
  );
}

/** Clarifying Questions: the question goes to both, with the day between them. */
function clarifying(): ReactElement {
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

/** Canceling Events: crossed out and into the bin. */
function canceling(): ReactElement {
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

/** Answers every call, books jobs instantly: a phone with a headset, and the ticket is ticked. */
function answering(): ReactElement {
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
function following(): ReactElement {
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

export const scenes: Record<string, () => ReactElement> = {
  'demos/pa-1.svg': sending,
  'demos/pa-2.svg': getting,
  'demos/pa-3.svg': availability,
  'demos/pa-4.svg': creating,
  'demos/pa-5.svg': rescheduling,
  'demos/pa-6.svg': cost,
  'demos/pa-7.svg': reading,
  'demos/pa-8.svg': asking,
  'demos/pa-9.svg': labelling,
  'demos/pa-10.svg': board,
  'demos/pa-11.svg': clarifying,
  'demos/pa-12.svg': canceling,
  'demos/ar-1.svg': answering,
  'demos/ia-1.svg': following,
};
