import type { ReactElement } from 'react';
import {
  Avatar,
  Badge,
  Bubble,
  Card,
  Dollar,
  Envelope,
  Fill,
  Ghost,
  Line,
  Nail,
  Page,
  Pdf,
  Piece,
  Question,
  Scene,
  Store,
  Table,
  Tag,
  Tape,
  TapeCase,
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
  white,
} from '../../shared/parts.ts';

/** Generating Cost Report: a tape measure reads the highest bar, and the receipt is nailed up. */
export function cost(): ReactElement {
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
export function reading(): ReactElement {
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
export function asking(): ReactElement {
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

/** CRM/Trello Update: a labelled letter comes in, and its card moves on across the board. */
export function board(): ReactElement {
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
